import type { ConsentSettings } from "@marquee/schemas/types";
import type { Translate } from "../i18n/translate.ts";
import { pagePath } from "../ui/page-path.ts";
import type { CategoryTexts, ConsentTexts } from "./consent-texts.ts";
import { ConsentShell } from "./consent-shell.client.tsx";

type Notice = ConsentSettings["notices"][number];
type Category = "necessary" | "analytics" | "media";

function consentTexts(notice: Notice | undefined, t: Translate, asked: boolean): ConsentTexts {
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
    // Filled in the browser: a cached page knows of nobody's choice.
    chosen: t("consent.chosen", { date: "{{date}}" }),
    unchosen: t("consent.unchosen"),
    choices: t("consent.choices"),
    necessary: category("necessary"),
    analytics: asked ? category("analytics") : null,
    media: category("media"),
    signalled: t("consent.signalled"),
    save: t("consent.save"),
    close: t("consent.close"),
  };
}

/**
 * The question for consent and the tag manager behind it, for every page of the site. Its words are those of the
 * settings for the language, else the shipped ones.
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
  /** True for an editor who looks at the page as somebody else: nothing is recorded or counted. */
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
