import { readSettings } from "../content/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { getTranslate } from "../i18n/texts.server.ts";
import { NotFoundScreen } from "../site/not-found-screen.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** What stands at an address that is none, in the language it begins with where that is offered. [PAGE-9] */
export async function MissingPage({ asked }: { asked: string | undefined }) {
  const settings = await readSettings(visitorView);
  const { languages, defaultLanguage } = settings.locale;
  const language = languages.find(({ code }) => code === asked)?.code ?? defaultLanguage;
  const t = await getTranslate(language, settings.locale);
  // There is no page to have versions; the way on is home, in any language.
  const versions = languages.map(({ code }) => ({ language: code, slug: "index" }));
  return (
    <SiteFrame frame={{ settings, language, versions, t, member: null }}>
      <NotFoundScreen t={t} homeHref={`/${language}`} />
    </SiteFrame>
  );
}
