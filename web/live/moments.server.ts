import "server-only";
import { tagPage } from "../content/tag-page.server.ts";
import { serverEnv } from "../env.server.ts";
import { log } from "../log.ts";
import { renewPageAfter } from "../video/renew-page.ts";
import { liveHub } from "./hub.server.ts";
import { createMoments } from "./moments.ts";
import { renewPages } from "./renew-pages.server.ts";

declare global {
  // As with the hub: each route is bundled apart.
  var marqueeMoments: ReturnType<typeof createMoments> | undefined;
}

/** The tag of a document's pages that change by themselves: no change of content ever carries it. */
export const timedTag = (document: string): string => `timed:${document}`;

/** Has the open pages of a document refreshed at a moment (ms since 1970), and its cached ones expired. */
export function noteMoment(document: string, moment: number): void {
  // Without the secret no page is renewed by us, and what is built is not served yet.
  if (serverEnv().revalidateSecret === null) return;
  if (process.env["NEXT_PHASE"] === "phase-production-build") return;
  globalThis.marqueeMoments ??= createMoments({
    now: Date.now,
    wait: (run, ms) => void setTimeout(run, ms).unref(),
    renew: (documents) => renewPages(documents.map(timedTag)),
    tell: (documents) => liveHub().publish(documents.map(timedTag)),
    warn: log.warn,
  });
  globalThis.marqueeMoments.note(document, moment);
}

/** Stands for every document that has pages with a moment of their own. */
const ANY = "any";

/** By when a server that starts answers requests of its own; later is no harm. In ms. */
const START = 2_000;

/**
 * At the site's start: a page whose moment came while nobody was there to wake up is made anew by its first visit, of
 * what was last good where the content service is not there either.
 */
export const renewTimedPages = (): void => noteMoment(ANY, Date.now() + START);

/**
 * Ends the static page being rendered, of this document, at a moment (ms since 1970). Where nobody wakes up for that,
 * as on a platform that runs Next by itself, the first visit afterwards still gets it, and has it made anew.
 */
export async function endPageAt(document: string, moment: number): Promise<void> {
  noteMoment(document, moment);
  await tagPage([timedTag(document), timedTag(ANY)]);
  await renewPageAfter(Math.max(1, Math.ceil((moment - Date.now()) / 1000)));
}
