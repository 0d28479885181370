import "server-only";
import { serverEnv } from "../../env.server.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/**
 * Timeout in ms of the site's request to its own `/api/revalidate`. A longer wait means that the
 * server hangs.
 */
const REVALIDATE_TIMEOUT = 10_000;

/**
 * Expires the cached pages that carry one of the tags. Throws when that fails. Next.js expires pages only within a
 * request, so the site sends one to itself.
 */
export async function renewPages(tags: readonly string[]): Promise<void> {
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
