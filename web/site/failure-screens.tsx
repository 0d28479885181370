import type { Translate } from "../i18n/translate.ts";
import { ErrorScreen } from "./error-screen.tsx";

/** The 503: the page is there, but can't be made now. Its words stand in the HTML, and "again" is a plain link. */
export function UnavailableScreen({ t }: { t: Translate }) {
  return (
    <>
      <title>{t("errors.unavailableHeading")}</title>
      <ErrorScreen
        title={t("errors.unavailableHeading")}
        text={t("errors.unavailableText")}
        // An empty address leads to the very one that the notice stands at.
        action={{ href: "", label: t("errors.retry") }}
      >
        <a href="/">{t("errors.home")}</a>
      </ErrorScreen>
    </>
  );
}

/** The 400: an address that can't be read at all. */
export function RefusedScreen({ t, homeHref }: { t: Translate; homeHref: string }) {
  return (
    <>
      <title>{t("errors.refusedHeading")}</title>
      <ErrorScreen
        title={t("errors.refusedHeading")}
        text={t("errors.refusedText")}
        action={{ href: homeHref, label: t("errors.home") }}
      />
    </>
  );
}
