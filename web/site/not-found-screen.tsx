import type { Translate } from "../i18n/translate.ts";
import { Said } from "../ui/said.tsx";
import { ErrorScreen } from "./error-screen.tsx";

/** The 404: a film that is not in the programme. */
export function NotFoundScreen({ t, homeHref }: { t: Translate; homeHref: string }) {
  return (
    <>
      {/* A page that is not found has no metadata of its own; React puts this into the head. */}
      <title>{t("errors.notFoundHeading")}</title>
      <ErrorScreen
        title={<Said t={t} text="errors.notFoundHeading" />}
        text={<Said t={t} text="errors.notFoundText" />}
        action={{ href: homeHref, label: <Said t={t} text="errors.home" /> }}
      />
    </>
  );
}
