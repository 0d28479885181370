import "server-only";
import { log } from "../log.ts";
import { askAnonymously } from "./content-service.server.ts";
import { createGateGuard } from "./gate-guard.ts";

declare global {
  // One for the process; see hub.server.ts.
  var marqueeGateGuard: (() => Promise<boolean>) | undefined;
}

/** Any one document that a reader without a token can see would do. */
const ANY_PAGE = '*[_type == "page"][0]._id';

/** Whether gated content is safe from anonymous readers of the dataset; while it is not known, it is not. [GATE-5] */
export function gatesAreSafe(): Promise<boolean> {
  globalThis.marqueeGateGuard ??= createGateGuard(() => askAnonymously(ANY_PAGE), log.error);
  return globalThis.marqueeGateGuard();
}
