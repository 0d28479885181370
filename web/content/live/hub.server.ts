import "server-only";
import { serverEnv } from "../../runtime/env.server.ts";
import { createPositionCode, type PositionCode } from "./encode-position.ts";
import { createLiveHub, type LiveHub } from "./hub.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    liveHub: LiveHub;
  }
}

/** Returns the process's hub, which notifies open pages of changes. */
export function liveHub(): LiveHub {
  return siteRuntime().open("liveHub", () => createLiveHub(Date.now));
}

/**
 * Returns the functions that encode and parse positions. Positions contain events only with a shared
 * store, which several instances need, or with a CDN, which must not answer a refresh after an event
 * from its cache.
 */
export function positionCode(): PositionCode {
  const { sharedStoreUrl, cdn, revalidateSecret } = serverEnv();
  return createPositionCode(sharedStoreUrl === null && cdn === null ? null : revalidateSecret);
}

/** Returns the encoded present position, for a page that is being rendered at `at` (Unix time in ms). */
export const positionAt = (at: number): string =>
  positionCode().encode({ at, event: liveHub().lastEvent() });
