import { lazy, Suspense, useSyncExternalStore } from "react";
import type { LayoutProps, ReleaseActionComponent, ReleaseActionProps } from "sanity";
import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { translate } from "../../../i18n/translate.ts";

export const releaseChecks: ReleaseActionComponent = (props) => ({
  label: translate("Check pages"),
  icon: CheckmarkCircleIcon,
  disabled: props.documents.length === 0,
  onHandle: () => showRelease(props),
});

/** The release whose checks the dialog displays; null if the dialog is closed. */
type ShownRelease = ReleaseActionProps | null;

let shownRelease: ShownRelease = null;
const listeners = new Set<() => void>();

/**
 * Opens the dialog with the checks of a release's pages; null closes it. The layout renders the dialog, because a
 * release action can't.
 */
function showRelease(release: ShownRelease): void {
  shownRelease = release;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useShownRelease = (): ShownRelease => useSyncExternalStore(subscribe, () => shownRelease);

const ReleaseDialog = lazy(async () => ({
  default: (await import("./release-dialog.tsx")).ReleaseDialog,
}));

export const releaseDialog = (site: string) =>
  function LayoutWithReleaseChecks(props: LayoutProps) {
    const release = useShownRelease();
    return (
      <>
        {props.renderDefault(props)}
        {release === null ? null : (
          <Suspense fallback={null}>
            <ReleaseDialog shownRelease={release} site={site} onClose={() => showRelease(null)} />
          </Suspense>
        )}
      </>
    );
  };
