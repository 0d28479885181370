import { useSyncExternalStore } from "react";
import type { ReleaseActionProps } from "sanity";

/** The release whose checks are open; null if none. */
type Asked = ReleaseActionProps | null;

let asked: Asked = null;
const listeners = new Set<() => void>();

/** Opens the checks of a release's pages, or closes them with null. A release action can't render a dialog itself. */
export function askAboutRelease(release: Asked): void {
  asked = release;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to the release that {@link askAboutRelease} set last. */
export const useAskedRelease = (): Asked => useSyncExternalStore(subscribe, () => asked);
