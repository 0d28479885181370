import "server-only";
import { tagPage } from "../tag-page.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { renewPageAfter } from "../video/renew-page.ts";
import { liveHub } from "./hub.server.ts";
import { createDisplayTimes } from "./display-times.ts";
import { renewPages } from "./renew-pages.server.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    displayTimes: ReturnType<typeof createDisplayTimes>;
  }
}

/**
 * Returns the cache tag of the pages that display timed content of a document: blocks with display times, or an
 * announcement with a period. Only the scheduler in `display-times.ts` expires this tag, never a content change.
 */
export const timedTag = (document: string): string => `timed:${document}`;

/**
 * Schedules a refresh of a document's open pages, and the expiry of its cached pages, at `moment` (Unix time in ms).
 */
export function noteMoment(document: string, moment: number): void {
  // Does nothing without the secret, because the site then can't expire pages. Does nothing during a build either,
  // because no pages are served yet.
  if (serverEnv().revalidateSecret === null) return;
  if (process.env["NEXT_PHASE"] === "phase-production-build") return;
  displayTimes().note(document, moment);
}

/** Returns the scheduler of this process. */
const displayTimes = () =>
  siteRuntime().open("displayTimes", () =>
    createDisplayTimes({
      now: Date.now,
      wait: (run, ms) => void setTimeout(run, ms).unref(),
      renew: (documents) => renewPages(documents.map(timedTag)),
      publish: (documents) => liveHub().publish(documents.map(timedTag)),
      warn: log.warn,
    }),
  );

/** Used in place of a document's id, for the tag of all pages that contain blocks with display times. */
const ANY = "any";

/**
 * Delay in ms after which a starting server can handle the requests that it sends to itself. The
 * exact value is not critical.
 */
const START = 2_000;

/**
 * Called when the site starts. Expires all pages that contain blocks with display times, because
 * such a block may have appeared or disappeared while the site was not running. The next visit
 * renders these pages again, with cached content if the content service is down.
 */
export const renewTimedPages = (): void => noteMoment(ANY, Date.now() + START);

/**
 * Expires a document's static page at `moment` (Unix time in ms). Call it while the page is being
 * rendered. Platforms without a long-running process can't refresh the page in time. On these, the
 * first visit after `moment` still gets the old page and triggers a new rendering.
 */
export async function endPageAt(document: string, moment: number): Promise<void> {
  noteMoment(document, moment);
  await tagPage([timedTag(document), timedTag(ANY)]);
  await renewPageAfter(Math.max(1, Math.ceil((moment - Date.now()) / 1000)));
}
