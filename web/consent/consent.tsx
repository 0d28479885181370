import type { ConsentSettings } from "@marquee/schemas/types";
import type { Translate } from "../i18n/translate.ts";
import { pagePath } from "../ui/page-path.ts";
import type { BannerTexts } from "./banner-texts.ts";
import { ConsentShell } from "./consent-shell.client.tsx";

type Notice = ConsentSettings["notices"][number];

function bannerTexts(notice: Notice | undefined, t: Translate): BannerTexts {
  return {
    heading: notice?.heading ?? t("consent.heading"),
    text: notice?.text ?? t("consent.text"),
    policy: t("consent.policy"),
    policyHref: notice?.policyPage ? pagePath(notice.policyPage) : null,
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
 * settings for the language, else the shipped ones.
 */
export function ConsentAndAnalytics({
  settings,
  language,
  t,
}: {
  settings: ConsentSettings;
  language: string;
  t: Translate;
}) {
  const notice = settings.notices.find((each) => each.language === language);
  return (
    <ConsentShell
      policyVersion={settings.policyVersion}
      tagManagerId={settings.tagManagerId}
      dataLayer={settings.dataLayerName}
      texts={bannerTexts(notice, t)}
    />
  );
}
