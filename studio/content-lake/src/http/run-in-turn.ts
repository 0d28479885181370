import type { Dataset } from "../dataset/dataset.ts";
import { inOnePart, type InParts } from "../in-parts.ts";
import type { WriteOptions } from "../mutation/write-queue.ts";
import { processorTime } from "../processor-time.ts";
import { QuerySlot, sharerOf } from "../query/query-slot.ts";
import { turn } from "../query/time-limit.ts";
import type { Call } from "./call.ts";

type Client = Pick<Call, "lake" | "identity" | "caller">;

/** Does what {@link runInTurns} does, for work in one part. */
export async function runInTurn<T>(client: Client, work: () => T): Promise<T> {
  return runInTurns(client, () => inOnePart(work));
}

/**
 * Runs work when it is the client's turn of the processor, as queries do, and pauses after each {@link turn}. A client
 * with many long parts has to rest, unless `mayBeLong` is true. Rejects as `begin` of {@link QuerySlot} does.
 */
export async function runInTurns<T>(
  { lake, identity, caller }: Client,
  work: () => InParts<T>,
  mayBeLong = false,
): Promise<T> {
  const slot = new QuerySlot({ identity: identity.id, caller, shares: lake.shares });
  // A client that needn't wait works at once: more of its requests would begin during an `await`.
  const waiting = slot.begin();
  if (waiting) await waiting;
  try {
    const parts = work();
    let since = performance.now();
    for (;;) {
      const startedAt = processorTime();
      const { done, value } = parts.next();
      if (!mayBeLong) slot.addWhole(processorTime() - startedAt);
      if (done) return value;
      if (performance.now() - since < turn) continue;
      await slot.pause();
      since = performance.now();
    }
  } finally {
    slot.leave();
  }
}

export const handleInTurn =
  (handle: (call: Call) => Response) =>
  (call: Call): Promise<Response> =>
    runInTurn(call, () => handle(call));

export const handleInTurns =
  (handle: (call: Call) => InParts<Response>) =>
  (call: Call): Promise<Response> =>
    runInTurns(call, () => handle(call));

export function writeOptions(
  { lake, identity, caller }: Client,
  { name }: Pick<Dataset, "name">,
): Required<WriteOptions> {
  const client = sharerOf(identity.id, caller);
  return { dataset: name, charge: (milliseconds) => lake.shares.charge(client, milliseconds) };
}
