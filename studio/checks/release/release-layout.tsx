import { lazy, Suspense } from "react";
import type { LayoutProps } from "sanity";
import { askAboutRelease, useAskedRelease } from "./asked-release.ts";

const ReleaseDialog = lazy(async () => ({
  default: (await import("./release-dialog.tsx")).ReleaseDialog,
}));

/** Takes the site's address, gives the studio's layout with the checks of a release's pages over it once they are asked for. */
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
