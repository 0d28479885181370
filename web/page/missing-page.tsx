import { visitorReader } from "../content/gates/reader.ts";
import type { Metadata } from "next";
import { readSettings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { getTranslate } from "../content/texts/texts.server.ts";
import { NotFoundScreen } from "../design/layout/error/error-screens.tsx";
import { siteTextsOf } from "../design/layout/frame.ts";
import { SiteFrame } from "./site-frame.tsx";

/**
 * Reads the data of the header and the footer for a screen that displays no page of the site, such
 * as the 404 page. `locale` is the first segment of the requested path. If the site does not offer a
 * language with this code, the default language is used.
 */
export async function pagelessFrame(locale: string | undefined) {
  const settings = await readSettings(visitorView);
  const { languages, defaultLanguage } = settings.locale;
  const language = languages.find(({ code }) => code === locale)?.code ?? defaultLanguage;
  const t = await getTranslate(language, settings.locale);
  // Without a page the language menu links to each language's home page.
  const versions = languages.map(({ code }) => ({ language: code, slug: "index" }));
  return { settings, language, path: null, versions, t, reader: visitorReader };
}

/** Returns the metadata of the 404 page: a title in its language, and no indexing. */
export async function missingPageMetadata(locale: string | undefined): Promise<Metadata> {
  const { t } = await pagelessFrame(locale);
  return { title: t("errors.notFoundTitle"), robots: { index: false } };
}

/** Renders the 404 page. Its language is that of the requested address, or the default. [PAGE-9] */
export async function MissingPage({ locale }: { locale: string | undefined }) {
  const frame = await pagelessFrame(locale);
  return (
    <SiteFrame frame={frame}>
      <NotFoundScreen
        t={frame.t}
        language={frame.language}
        hasSearch={frame.settings.site.search}
        texts={siteTextsOf(frame.settings.site, frame.language)}
      />
    </SiteFrame>
  );
}
