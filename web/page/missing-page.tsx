import { readSettings } from "../content/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { getTranslate } from "../i18n/texts.server.ts";
import { NotFoundScreen } from "../site/not-found-screen.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** The site around something that is no page, in the language asked for where that is offered. */
export async function pagelessFrame(asked: string | undefined) {
  const settings = await readSettings(visitorView);
  const { languages, defaultLanguage } = settings.locale;
  const language = languages.find(({ code }) => code === asked)?.code ?? defaultLanguage;
  const t = await getTranslate(language, settings.locale);
  // There is no page to have versions; the way on is home, in any language.
  const versions = languages.map(({ code }) => ({ language: code, slug: "index" }));
  return { settings, language, versions, t, member: null };
}

/** What stands at an address that is none, in the language it begins with where that is offered. [PAGE-9] */
export async function MissingPage({ asked }: { asked: string | undefined }) {
  const frame = await pagelessFrame(asked);
  return (
    <SiteFrame frame={frame}>
      <NotFoundScreen t={frame.t} homeHref={`/${frame.language}`} />
    </SiteFrame>
  );
}
