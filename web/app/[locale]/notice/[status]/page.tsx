import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { shippedLanguages } from "../../../../i18n/shipped.ts";
import { getTranslate } from "../../../../content/texts/texts.server.ts";
import { MissingPage, missingPageMetadata } from "../../../../page/missing-page.tsx";
import {
  RefusedScreen,
  UnavailableScreen,
} from "../../../../design/layout/error/error-screens.tsx";
import { isForServingLayer } from "../../../../runtime/for-serving-layer.ts";
import { renderIfExists } from "../../../../page/page-exists.server.ts";

/** Error pages are cached, so that the serving layer can send them when rendering fails. */
export const dynamic = "force-static";
export const revalidate = false;

const statuses = ["400", "404", "503"];

type Props = { params: Promise<{ locale: string; status: string }> };

/** Prerenders the pages in a build for one environment. Otherwise, the serving layer renders them after its start. */
export function generateStaticParams() {
  if (isForServingLayer()) return [];
  return shippedLanguages.flatMap((locale) => statuses.map((status) => ({ locale, status })));
}

const titles = { "400": "errors.refusedHeading", "503": "errors.unavailableHeading" } as const;

/** Returns the error as the title, and excludes the page from search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, status } = await params;
  if (status === "404") return missingPageMetadata(locale);
  const t = await getTranslate(locale);
  const title = status === "400" || status === "503" ? t(titles[status]) : null;
  return { title, robots: { index: false } };
}

/**
 * The error page for one HTTP status. The serving layer (`web/server`) sends it when the requested
 * page can't be shown. Only the page for 404 needs the content service. While the service is down,
 * the other pages use the shipped texts. [PAGE-9]
 */
export default function NoticePage(props: Props) {
  return renderIfExists(() => noticePage(props));
}

async function noticePage({ params }: Props) {
  const { locale, status } = await params;
  if (status === "404") return <MissingPage locale={locale} />;
  const t = await getTranslate(locale);
  if (status === "503") return <UnavailableScreen t={t} />;
  if (status === "400") return <RefusedScreen t={t} homeHref={`/${locale}`} />;
  notFound();
}
