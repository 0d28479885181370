import "server-only";
import { createLiveHub, type LiveHub } from "./hub.ts";

declare global {
  // Next bundles the start-up hook and each route apart, so a module's own variable would exist several times.
  var marqueeLiveHub: LiveHub | undefined;
}

/** The process's one hub. */
export function liveHub(): LiveHub {
  globalThis.marqueeLiveHub ??= createLiveHub(Date.now);
  return globalThis.marqueeLiveHub;
}
