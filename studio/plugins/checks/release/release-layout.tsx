import { lazy, Suspense } from "react";
import type { LayoutProps } from "sanity";
import { askAboutRelease, useAskedRelease } from "./asked-release.ts";

const ReleaseDialog = lazy(async () => ({
  default: (await import("./release-dialog.tsx")).ReleaseDialog,
}));

/** Returns the studio layout with the dialog of release checks. `site` is the site's base URL. */
export const releaseDialog = (site: string) =>
  function LayoutWithReleaseChecks(props: LayoutProps) {
    const asked = useAskedRelease();
    return (
      <>
        {props.renderDefault(props)}
        {asked === null ? null : (
          <Suspense fallback={null}>
            <ReleaseDialog asked={asked} site={site} onClose={() => askAboutRelease(null)} />
          </Suspense>
        )}
      </>
    );
  };
