import "server-only";
import * as z from "zod";
import { log } from "../../runtime/log.ts";
import { queryAnonymously, queryContent } from "../service/content-service.server.ts";
import { createGateGuard, type GateGuard, gateGuardQueries } from "./gate-guard.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    gateGuard: GateGuard;
  }
}

/** Interval between checks in the background, in ms. Members' requests cause further checks. */
const LOOK_EVERY = 45_000;

function guard(): GateGuard {
  return siteRuntime().open("gateGuard", () =>
    createGateGuard({
      findDocument: async () => {
        const { result } = await queryContent({ query: gateGuardQueries.find });
        return z.string().nullable().parse(result);
      },
      readAnonymously: (id) => queryAnonymously(gateGuardQueries.read, { id }),
      log,
      now: Date.now,
    }),
  );
}

/** Whether gated content is protected from anonymous readers of the dataset; false while that is unknown. [GATE-5] */
export const gatesAreSafe = (): Promise<boolean> => guard().areGatesSafe();

/**
 * Expires the cached result: the dataset may have become public while the site was disconnected.
 */
export const expireGateGuard = (): void => guard().expire();

/**
 * Checks the dataset when the site starts, and then periodically. The log therefore reports a
 * public dataset even if no member visits the site.
 */
export async function watchGates(): Promise<void> {
  setInterval(() => void gatesAreSafe(), LOOK_EVERY).unref();
  await gatesAreSafe();
}
