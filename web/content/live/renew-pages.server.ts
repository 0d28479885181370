import "server-only";
import { ALL_TEXTS } from "../../i18n/text-settings.ts";
import { bodyLimits } from "../../runtime/body-limits.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";
import { ANY_CHANGE } from "../tags.ts";

/**
 * Timeout in ms of the site's request to its own `/api/revalidate`. A longer wait means that the
 * server hangs.
 */
const REVALIDATE_TIMEOUT = 10_000;

/** Maximum number and length in bytes of a request's tags: half of what `/api/revalidate` accepts. */
const limits = { tags: 500, bytes: bodyLimits["/api/revalidate"] / 2 };

/** Divides tags into lists that each fit a request. */
function splitTags(tags: readonly string[]): string[][] {
  const lists: string[][] = [];
  let bytes = 0;
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1;
    bytes += size;
    const last = lists.at(-1);
    if (last !== undefined && last.length < limits.tags && bytes <= limits.bytes) {
      last.push(tag);
      continue;
    }
    lists.push([tag]);
    bytes = size;
  }
  return lists;
}

/**
 * Expires the cached pages that carry one of the tags. Throws when that fails. Next.js expires pages only within a
 * request, so the site sends one to itself, or several for many tags.
 */
export async function renewPages(tags: readonly string[]): Promise<void> {
  // These say what the site does once for a change, so each request of a change has them.
  const isMarker = (tag: string) => tag === ANY_CHANGE || tag === ALL_TEXTS;
  const markers = tags.filter(isMarker);
  const lists = splitTags(tags.filter((tag) => !isMarker(tag)));
  for (const list of lists.length > 0 ? lists : [[]]) await requestRenewal([...markers, ...list]);
}

async function requestRenewal(tags: readonly string[]): Promise<void> {
  const { revalidateSecret, siteUrl, port } = serverEnv();
  const origin = port === null ? siteUrl : `http://localhost:${port}`;
  const response = await fetch(`${origin}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags, traceparent: siteRuntime().find("telemetry")?.traceparent() }),
    signal: AbortSignal.timeout(REVALIDATE_TIMEOUT),
  });
  if (!response.ok) throw new Error(`/api/revalidate returned status ${response.status}`);
}
