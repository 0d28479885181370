import type { ConsentSettings } from "@marquee/schemas/types";
import type { Translate } from "../i18n/translate.ts";
import { pagePath } from "../design/ui/page-path.ts";
import type { CategoryTexts, ConsentTexts } from "./consent-texts.ts";
import { ConsentShell } from "./consent-shell.client.tsx";

type Notice = ConsentSettings["notices"][number];
type Category = "necessary" | "analytics" | "media";

function consentTexts(
  notice: Notice | undefined,
  t: Translate,
  hasAnalytics: boolean,
): ConsentTexts {
  const category = (id: Category): CategoryTexts => ({
    name: notice?.[id]?.name ?? t(`consent.${id}`),
    text: notice?.[id]?.text ?? t(`consent.${id}Text`),
  });
  const open = t("consent.open");
  return {
    heading: notice?.heading ?? t("consent.heading"),
    text: notice?.text ?? t("consent.text"),
    policy: t("consent.policy"),
    policyHref: notice?.policyPage ? pagePath(notice.policyPage) : null,
    acceptAll: t("consent.acceptAll"),
    rejectAll: t("consent.rejectAll"),
    choose: t("consent.choose"),
    open,
    intro: t("consent.intro", { label: open }),
    // The browser fills in the date: a cached page can't know a visitor's choice.
    chosen: t("consent.chosen", { date: "{{date}}" }),
    unchosen: t("consent.unchosen"),
    choices: t("consent.choices"),
    necessary: category("necessary"),
    analytics: hasAnalytics ? category("analytics") : null,
    media: category("media"),
    signalled: t("consent.signalled"),
    save: t("consent.save"),
    saved: t("consent.saved"),
    savedMedia: t("consent.savedMedia"),
    close: t("consent.close"),
  };
}

/**
 * Renders the consent banner, the consent dialog and the tag manager on every page of the site.
 * Texts that the consent settings contain in the page's language replace the built-in texts.
 */
export function ConsentAndAnalytics({
  settings,
  language,
  t,
  isPreview,
}: {
  settings: ConsentSettings;
  language: string;
  t: Translate;
  /**
   * True while an editor previews the page as another visitor. The tag manager is then not loaded, and no cookies of
   * tags are deleted.
   */
  isPreview: boolean;
}) {
  const { policyVersion, tagManagerId, dataLayerName, tagCookies, notices } = settings;
  const container =
    tagManagerId === null || isPreview ? null : { id: tagManagerId, dataLayer: dataLayerName };
  const notice = notices.find((each) => each.language === language);
  return (
    <ConsentShell
      policyVersion={policyVersion}
      tagManager={container}
      tagCookies={isPreview ? null : tagCookies}
      texts={consentTexts(notice, t, tagManagerId !== null)}
    />
  );
}
