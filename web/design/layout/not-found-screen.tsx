import type { Translate } from "../../i18n/translate.ts";
import { Said } from "../ui/said.tsx";
import { ErrorScreen } from "./error-screen.tsx";

/** Renders the 404 page. */
export function NotFoundScreen({ t, homeHref }: { t: Translate; homeHref: string }) {
  return (
    <ErrorScreen
      title={<Said t={t} text="errors.notFoundHeading" />}
      text={<Said t={t} text="errors.notFoundText" />}
      action={{ href: homeHref, label: <Said t={t} text="errors.home" /> }}
    />
  );
}

/** Renders the home page of a site without pages, with a link to the studio to create the first one. */
export function EmptySiteScreen({ t, studioHref }: { t: Translate; studioHref: string }) {
  return (
    <ErrorScreen
      title={<Said t={t} text="errors.emptyHeading" />}
      text={<Said t={t} text="errors.emptyText" />}
      action={{ href: studioHref, label: <Said t={t} text="errors.emptyAction" /> }}
    />
  );
}
