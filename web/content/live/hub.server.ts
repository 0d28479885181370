import "server-only";
import { createLiveHub, type LiveHub } from "./hub.ts";

declare global {
  // Global, because Next.js bundles the instrumentation hook and each route separately. A module variable would exist
  // several times.
  var marqueeLiveHub: LiveHub | undefined;
}

/** Returns the process's hub, which notifies open pages of changes. */
export function liveHub(): LiveHub {
  globalThis.marqueeLiveHub ??= createLiveHub(Date.now);
  return globalThis.marqueeLiveHub;
}
