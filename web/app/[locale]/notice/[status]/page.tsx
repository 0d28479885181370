import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { shippedLanguages } from "../../../../i18n/shipped.ts";
import { getTranslate } from "../../../../i18n/texts.server.ts";
import { MissingPage } from "../../../../page/missing-page.tsx";
import { RefusedScreen, UnavailableScreen } from "../../../../site/failure-screens.tsx";

/** Kept like any page, so that the serving layer has them at hand when something else fails. */
export const dynamic = "force-static";
export const revalidate = false;

/** No search engine should list a notice. */
export const metadata: Metadata = { robots: { index: false } };

const statuses = ["400", "404", "503"];

type Props = { params: Promise<{ locale: string; status: string }> };

/** Made with the build, while the content service is there. */
export function generateStaticParams() {
  return shippedLanguages.flatMap((locale) => statuses.map((status) => ({ locale, status })));
}

/**
 * What the serving layer sends, with the right status, in place of a page that can't be shown (`web/server`). [PAGE-9]
 * Only the first needs the content service.
 */
export default async function NoticePage({ params }: Props) {
  const { locale, status } = await params;
  if (status === "404") return <MissingPage asked={locale} />;
  const t = await getTranslate(locale);
  if (status === "503") return <UnavailableScreen t={t} />;
  if (status === "400") return <RefusedScreen t={t} homeHref={`/${locale}`} />;
  notFound();
}
