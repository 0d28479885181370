import type { ConsentSettings } from "@marquee/schemas/types";
import type { Translate } from "../i18n/translate.ts";
import { ConsentShell } from "./consent-shell.client.tsx";

type Notice = ConsentSettings["notices"][number];

function bannerTexts(notice: Notice | undefined, t: Translate) {
  return {
    heading: notice?.heading ?? t("consent.heading"),
    text: notice?.text ?? t("consent.text"),
    policy: t("consent.policy"),
    acceptAll: t("consent.acceptAll"),
    rejectAll: t("consent.rejectAll"),
    choose: t("consent.choose"),
    save: t("consent.save"),
    close: t("consent.close"),
    choices: t("consent.choices"),
    necessary: t("consent.necessary"),
    necessaryText: t("consent.necessaryText"),
    analytics: t("consent.analytics"),
    analyticsText: t("consent.analyticsText"),
    media: t("consent.media"),
    mediaText: t("consent.mediaText"),
    signalled: t("consent.signalled"),
  };
}

/**
 * The consent banner and the tag manager behind it, for every page of the site. The notice's words are those of the
 * settings for the language, else the shipped ones. `policyHref`: path of the privacy policy, null where there is none.
 */
export function ConsentAndAnalytics({
  settings,
  language,
  t,
  policyHref,
}: {
  settings: ConsentSettings;
  language: string;
  t: Translate;
  policyHref: string | null;
}) {
  const notice = settings.notices.find((each) => each.language === language);
  return (
    <ConsentShell
      policyVersion={settings.policyVersion}
      tagManagerId={settings.tagManagerId}
      dataLayer={settings.dataLayerName}
      texts={{ ...bannerTexts(notice, t), policyHref }}
    />
  );
}
