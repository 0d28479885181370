import { visitorReader } from "../../../content/gates/reader.ts";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { getTranslate } from "../../../content/texts/texts.server.ts";
import { SiteFrame } from "../../../page/site-frame.tsx";
import { ShareEntry } from "../../../page/share/share-entry.tsx";
import { renderIfExists } from "../../../page/page-exists.server.ts";

/** Not cached, because the nonce of the page's script differs per response. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string }> };

/** Excludes the page from search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslate((await params).locale);
  return { title: t("preview.title"), robots: { index: false, follow: false } };
}

/**
 * The page that shared preview links open. It loads no tag manager, because the URL contains the link's secret until a
 * script has read it.
 */
export default function SharedPreviewPage(props: Props) {
  return renderIfExists(() => sharedPreviewPage(props));
}

async function sharedPreviewPage({ params }: Props) {
  const { locale: language } = await params;
  const settings = await readSettings(visitorView);
  const { languages } = settings.locale;
  if (!languages.some(({ code }) => code === language)) notFound();
  const t = await getTranslate(language, settings.locale);
  // The page exists in every language under the same slug.
  const versions = languages.map(({ code }) => ({ language: code, slug: "shared-preview" }));
  const frame = { settings, language, path: null, versions, t, reader: visitorReader };
  return (
    <SiteFrame frame={frame} consent="none">
      <ShareEntry t={t} homeHref={`/${language}`} />
    </SiteFrame>
  );
}
