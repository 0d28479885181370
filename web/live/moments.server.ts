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

/**
 * Ends the static page being rendered, of this document, at a moment (ms since 1970). Where nobody wakes up for that,
 * as in a process that ended meanwhile, Next itself makes the page anew with its first visit afterwards.
 */
export async function endPageAt(document: string, moment: number): Promise<void> {
  noteMoment(document, moment);
  await tagPage([timedTag(document)]);
  await renewPageAfter(Math.max(1, Math.ceil((moment - Date.now()) / 1000)));
}
