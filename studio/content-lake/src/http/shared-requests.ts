import type { MiddlewareHandler } from "hono";
import type { Lake } from "../lake.ts";
import { unreachable, type LakeNode } from "../nodes/lake-node.ts";
import type { LakeEnv } from "./call.ts";

/**
 * Header with a dataset's sequence number: that of the state which the client has seen or written. If the client repeats
 * it in a request, any node responds with that state or a newer one.
 */
export const sequenceHeader = "lake-sequence";

const datasetPath =
  /^\/data\/(?:query|doc|export|references|history|mutate|actions|listen|live\/events)\/([^/]+)/;

/**
 * Makes the nodes of a lake look like one server.
 * - Before a request, the node gets what the client may have from another node: a new token, a new
 *   dataset, or the state with a sequence number or the event that the client names.
 * - After a request, changes of settings are in the shared log before the client gets the response.
 *
 * Throws a 503 if the node can't reach the log in time, and for requests with a token if the node
 * hasn't reached it for so long that the token may have been revoked.
 */
export const syncWithOtherNodes =
  (lake: Lake, node: LakeNode): MiddlewareHandler<LakeEnv> =>
  async (context, next) => {
    const { raw: request } = context.req;
    const { url } = context.env;
    const name = datasetPath.exec(url.pathname)?.[1];
    if (node.failure) throw unreachable();
    await fetchUnknownToken(request, lake, node);
    if (name !== undefined && !lake.datasetRow(name)) await node.refreshSoon();
    if (name !== undefined) await reachState(request, url, lake, node, name);
    await next();
    await node.storeSettings();
    const dataset =
      name === undefined || context.res.status >= 400 ? undefined : lake.dataset(name);
    if (!dataset) return;
    context.res.headers.set(sequenceHeader, String(dataset.sequence));
    context.res.headers.set("access-control-expose-headers", sequenceHeader);
  };

async function fetchUnknownToken({ headers }: Request, lake: Lake, node: LakeNode): Promise<void> {
  const authorization = headers.get("authorization");
  if (authorization === null) return;
  if (!node.isCurrent) throw unreachable();
  const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined || lake.credentials.find(token, lake.now())) return;
  await node.refreshSoon();
}

async function reachState(
  { headers }: Request,
  { searchParams, pathname }: URL,
  lake: Lake,
  node: LakeNode,
  name: string,
): Promise<void> {
  const isListen = pathname.startsWith("/data/listen/");
  const lastEvent = headers.get("last-event-id") ?? "";
  const sequences = [
    headers.get(sequenceHeader),
    // The id of a live event begins with its sequence number.
    searchParams.get("lastLiveEventId"),
    isListen ? null : lastEvent,
  ].map((text) => Number.parseInt(text ?? "", 10));
  const requiredSequence = Math.max(
    0,
    ...sequences.filter((sequence) => Number.isSafeInteger(sequence)),
  );
  if (requiredSequence > 0) await node.reach(name, requiredSequence);
  const transaction = isListen ? lastEvent.split("#", 1)[0] : "";
  if (transaction && !lake.dataset(name)?.recent(transaction)) await node.refreshSoon();
}
