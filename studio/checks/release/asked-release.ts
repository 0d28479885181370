import { useSyncExternalStore } from "react";
import type { ReleaseActionProps } from "sanity";

/** The release whose pages somebody wants checked; null where nobody does. */
type Asked = ReleaseActionProps | null;

let asked: Asked = null;
const listeners = new Set<() => void>();

/** Opens the list of checks of a release's pages, or closes it. An entry of the release's menu can show nothing itself. */
export function askAboutRelease(release: Asked): void {
  asked = release;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was last asked by {@link askAboutRelease}, as it changes. */
export const useAskedRelease = (): Asked => useSyncExternalStore(subscribe, () => asked);
