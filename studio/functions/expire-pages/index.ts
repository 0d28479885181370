import { setTimeout as pause } from "node:timers/promises";
import {
  syncTagInvalidateEventHandler,
  type SyncTagInvalidateEventHandler,
} from "@sanity/functions";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import * as z from "zod";

/** Timeout of a request in ms, and delays before the repetitions of a failed one. Together they fit the Function's 60 s. */
const PATIENCE = 10_000;
const DELAYS = [500, 2_000, 8_000];

const environment = z.object({
  MARQUEE_SITE_URL: z.url({ protocol: /^https?$/ }),
  SANITY_REVALIDATE_SECRET: z.string().min(1),
});

/** Posts the tags to the site. Throws an `Error` with the site's response if the site does not accept them. */
async function post(syncTags: readonly string[]): Promise<void> {
  const env = environment.parse(process.env);
  const body = JSON.stringify({ syncTags });
  const signature = await encodeSignatureHeader(body, Date.now(), env.SANITY_REVALIDATE_SECRET);
  const url = new URL("/api/revalidate", env.MARQUEE_SITE_URL);
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) return;
  throw new Error(`${url.href} returned status ${response.status}: ${await response.text()}`);
}

async function postUntilAccepted(syncTags: readonly string[]): Promise<void> {
  for (const delay of DELAYS) {
    try {
      return await post(syncTags);
    } catch (error) {
      console.warn(`expire-pages: ${String(error)}. It is tried again in ${delay} ms.`);
      await pause(delay);
    }
  }
  await post(syncTags);
}

type Invocation = Pick<Parameters<SyncTagInvalidateEventHandler>[0], "event" | "done">;

/**
 * Makes the site expire the pages that display what has changed. The environment names the site and
 * contains the secret that both know; see `sanity.blueprint.ts`. Throws an `Error` if the site does not
 * accept the tags, so that the Function's log shows it.
 */
export async function expirePages({ event, done }: Invocation): Promise<void> {
  const { syncTags } = event.data;
  try {
    await postUntilAccepted(syncTags);
  } finally {
    // Sanity delays live events of clients that wait for this Function until it is done.
    await done(syncTags);
  }
}

/** Runs on Sanity's servers after each publication. */
export const handler = syncTagInvalidateEventHandler(expirePages);
