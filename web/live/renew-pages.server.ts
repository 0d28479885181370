import "server-only";
import { serverEnv } from "../env.server.ts";

/** A server of ours answers on this machine at once; longer means that it hangs. In ms. */
const REVALIDATE_TIMEOUT = 10_000;

/**
 * Expires the cached pages that carry one of the tags; throws where that fails. Next expires pages only within a
 * request of its own, hence this one to ourselves.
 */
export async function renewPages(tags: readonly string[]): Promise<void> {
  const { revalidateSecret, siteUrl, port } = serverEnv();
  const origin = port === null ? siteUrl : `http://localhost:${port}`;
  const response = await fetch(`${origin}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(REVALIDATE_TIMEOUT),
  });
  if (!response.ok) throw new Error(`/api/revalidate answered ${response.status}`);
}
