import type { Translate } from "../i18n/translate.ts";
import { ErrorScreen } from "./error-screen.tsx";

/** The 404: a film that is not in the programme. */
export function NotFoundScreen({ t, homeHref }: { t: Translate; homeHref: string }) {
  return (
    <>
      {/* A page that is not found has no metadata of its own; React puts this into the head. */}
      <title>{t("errors.notFoundHeading")}</title>
      <ErrorScreen
        title={t("errors.notFoundHeading")}
        text={t("errors.notFoundText")}
        action={{ href: homeHref, label: t("errors.home") }}
      />
    </>
  );
}
