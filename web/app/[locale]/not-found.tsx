import { locale as rootLocale } from "next/root-params";
import { readSettings } from "../../content/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { getTranslate } from "../../i18n/texts.server.ts";
import { SiteFrame } from "../../page/site-frame.tsx";
import { NotFoundScreen } from "../../site/not-found-screen.tsx";

/** An unknown address, in the language of its first segment where that is offered. Status 404. [PAGE-9] */
export default async function NotFound() {
  const settings = await readSettings(visitorView);
  const asked = await rootLocale();
  const { languages, defaultLanguage } = settings.locale;
  const language = languages.some(({ code }) => code === asked) ? asked : defaultLanguage;
  const t = await getTranslate(language);
  // There is no page to have versions; the way on is home, in any language.
  const versions = languages.map(({ code }) => ({ language: code, slug: "index" }));
  const frame = { settings, language, versions, t, member: null };
  return (
    <SiteFrame frame={frame}>
      <NotFoundScreen t={t} homeHref={`/${language}`} />
    </SiteFrame>
  );
}
