import type { Translate } from "../../i18n/translate.ts";
import { ErrorScreen } from "./error-screen.tsx";

/** Renders the 503 page. Its texts are in the HTML and "retry" is a plain link, so that it works without script. */
export function UnavailableScreen({ t }: { t: Translate }) {
  return (
    <ErrorScreen
      title={t("errors.unavailableHeading")}
      text={t("errors.unavailableText")}
      // An empty `href` reloads the page that this one replaces.
      action={{ href: "", label: t("errors.retry") }}
    >
      <a href="/">{t("errors.home")}</a>
    </ErrorScreen>
  );
}

/** Renders the 400 page, for a malformed address. */
export function RefusedScreen({ t, homeHref }: { t: Translate; homeHref: string }) {
  return (
    <ErrorScreen
      title={t("errors.refusedHeading")}
      text={t("errors.refusedText")}
      action={{ href: homeHref, label: t("errors.home") }}
    />
  );
}
