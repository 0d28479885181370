import "server-only";
import { createLiveHub, type LiveHub } from "./hub.ts";

declare global {
  // Next.js bundles the instrumentation hook and each route separately, so a module variable would exist several times.
  var marqueeLiveHub: LiveHub | undefined;
}

/** Returns the process's only hub. */
export function liveHub(): LiveHub {
  globalThis.marqueeLiveHub ??= createLiveHub(Date.now);
  return globalThis.marqueeLiveHub;
}
