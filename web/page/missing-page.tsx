import { visitorReader } from "../content/gates/reader.ts";
import type { Metadata } from "next";
import { readSettings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { getTranslate } from "../content/texts/texts.server.ts";
import { NotFoundScreen } from "../design/layout/error/error-screens.tsx";
import { wordsOf } from "../design/layout/frame.ts";
import { SiteFrame } from "./site-frame.tsx";

/**
 * Reads the data of the header and the footer for a screen that displays no page of the site, such
 * as the 404 page. `asked` is the first segment of the requested path. If the site does not offer a
 * language with this code, the default language is used.
 */
export async function pagelessFrame(asked: string | undefined) {
  const settings = await readSettings(visitorView);
  const { languages, defaultLanguage } = settings.locale;
  const language = languages.find(({ code }) => code === asked)?.code ?? defaultLanguage;
  const t = await getTranslate(language, settings.locale);
  // Without a page the language menu links to each language's home page.
  const versions = languages.map(({ code }) => ({ language: code, slug: "index" }));
  return { settings, language, path: null, versions, t, reader: visitorReader };
}

/** Returns the metadata of the 404 page: a title in its language, and no indexing. */
export async function missingPageMetadata(asked: string | undefined): Promise<Metadata> {
  const { t } = await pagelessFrame(asked);
  return { title: t("errors.notFoundTitle"), robots: { index: false } };
}

/** Renders the 404 page. Its language is that of the requested address, or the default. [PAGE-9] */
export async function MissingPage({ asked }: { asked: string | undefined }) {
  const frame = await pagelessFrame(asked);
  return (
    <SiteFrame frame={frame}>
      <NotFoundScreen
        t={frame.t}
        language={frame.language}
        hasSearch={frame.settings.site.search}
        words={wordsOf(frame.settings.site, frame.language)}
      />
    </SiteFrame>
  );
}
