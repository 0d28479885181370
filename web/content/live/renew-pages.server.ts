import "server-only";
import { bodyLimits } from "../../runtime/body-limits.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/**
 * Timeout in ms of the site's request to its own `/api/revalidate`. A longer wait means that the
 * server hangs.
 */
const REVALIDATE_TIMEOUT = 10_000;

/** Number of tags in one request, and their length in bytes. They are a little less than `/api/revalidate` accepts. */
const most = { tags: 500, bytes: bodyLimits["/api/revalidate"] / 2 };

/** Divides tags into lists that each fit a request. */
function inRequests(tags: readonly string[]): string[][] {
  const lists: string[][] = [];
  let bytes = 0;
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1;
    bytes += size;
    const last = lists.at(-1);
    if (last !== undefined && last.length < most.tags && bytes <= most.bytes) {
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
  for (const list of inRequests(tags)) await requestRenewal(list);
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
  if (!response.ok) throw new Error(`/api/revalidate answered ${response.status}`);
}
