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

/** The home page of a site that has no pages yet: the way to where the first one is made. */
export function EmptySiteScreen({ t, studioHref }: { t: Translate; studioHref: string }) {
  return (
    <ErrorScreen
      title={<Said t={t} text="errors.emptyHeading" />}
      text={<Said t={t} text="errors.emptyText" />}
      action={{ href: studioHref, label: <Said t={t} text="errors.emptyAction" /> }}
    />
  );
}
