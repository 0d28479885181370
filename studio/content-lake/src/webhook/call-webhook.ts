import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { isPublishedId } from "../document.ts";
import { changedTags } from "../listeners/live-events.ts";
import type { Lake } from "../lake.ts";

/** The address that the lake calls, and the secret that signs the calls. */
export interface Webhook {
  url: string;
  secret: string;
}

type WebhookLake = Pick<Lake, "dataset" | "now" | "tagsOf">;

/** Timeout of a call in ms. */
const PATIENCE = 10_000;

/** Delay before the first repetition of a failed call, and the longest delay, in ms. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 60_000;

/** Maximum number of tags that wait for a call. If more change, one call expires everything. */
const MOST_TAGS = 1_000;

/** Number of changed published documents above which there are probably more tags than that, so that they aren't computed. */
const MOST_CHANGES = 250;

/** The document of a call without tags: a receiver doesn't know which pages display it, so it expires all of them. */
const EVERYTHING = { _id: "content-lake", _type: "system.contentLake" };

/**
 * Calls an address whenever published documents of a dataset change. The body is the one that a Function for sync tags
 * posts to a site, `{ "syncTags": ["s1:…"] }`, with the trace of the newest change as `traceparent` if OpenTelemetry is
 * on. The signature is that of Sanity's webhooks. Changes during a call are combined in the next one. A failed call is
 * repeated, with a new signature, until it succeeds. The first call expires everything, because the receiver may have
 * missed changes that an earlier process did not deliver. Throws an `Error` if there is no such dataset.
 */
export function callWebhook(
  lake: WebhookLake,
  datasetName: string,
  { url, secret }: Webhook,
): () => void {
  const dataset = lake.dataset(datasetName);
  if (!dataset) throw new Error(`There is no dataset "${datasetName}" to call the webhook for.`);
  const stopping = new AbortController();
  // Not the whole address, because its query may contain a secret.
  const { origin, pathname } = new URL(url);
  const name = origin + pathname;
  const waiting = new Set<string>();
  /** The trace of the newest change that waits. */
  let traceparent: string | undefined;
  let isEverything = true;
  let isCalling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = 0;

  const add = (tags: Iterable<string>) => {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size <= MOST_TAGS) return;
    waiting.clear();
    isEverything = true;
  };

  async function call(): Promise<void> {
    if (isCalling || timer || stopping.signal.aborted || (waiting.size === 0 && !isEverything))
      return;
    isCalling = true;
    const sent = { tags: [...waiting], isEverything };
    waiting.clear();
    isEverything = false;
    const fault = await post(sent.isEverything ? EVERYTHING : { syncTags: sent.tags, traceparent });
    isCalling = false;
    if (stopping.signal.aborted) return;
    if (fault === null) {
      if (delay > 0) console.log(`The webhook ${name} works again.`);
      delay = 0;
      return call();
    }
    if (delay === 0) {
      console.error(
        `The webhook ${name} failed: ${fault}. The lake repeats the call until it succeeds.`,
      );
    }
    isEverything ||= sent.isEverything;
    add(sent.tags);
    delay = Math.min(LONGEST_DELAY, delay * 2 || FIRST_DELAY);
    timer = setTimeout(() => {
      timer = undefined;
      void call();
    }, delay);
    timer.unref();
  }

  /** Posts a body. Returns why the call failed, or null. */
  async function post(content: object): Promise<string | null> {
    const body = JSON.stringify(content);
    const signature = await encodeSignatureHeader(body, lake.now().getTime(), secret);
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature },
        body,
        redirect: "error",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE)]),
      });
      await response.body?.cancel();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      const { cause } = Object(error);
      return cause instanceof Error ? cause.message : String(error);
    }
  }

  const unsubscribe = dataset.subscribe(({ changes, traceparent: newest }) => {
    isEverything ||= changes.filter(({ id }) => isPublishedId(id)).length > MOST_CHANGES;
    const tags = isEverything
      ? []
      : changedTags(changes, (keys) => lake.tagsOf(dataset.name, keys));
    if (tags.length > 0) traceparent = newest;
    add(tags);
    void call();
  });
  void call();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    stopping.abort();
  };
}
