import { QuerySlot } from "../query/query-slot.ts";
import { processorTime } from "../query/time-limit.ts";
import type { Call } from "./call.ts";

/**
 * Runs synchronous work when it is the client's turn of the processor, as queries do. Rejects as `begin` of
 * {@link QuerySlot} does.
 */
export async function inTurn<T>(
  { lake, identity, caller }: Pick<Call, "lake" | "identity" | "caller">,
  work: () => T,
): Promise<T> {
  const slot = new QuerySlot({ identity: identity.id, caller, shares: lake.shares });
  // A client that needn't wait works at once: more of its requests would begin during an `await`.
  const waiting = slot.begin();
  if (waiting) await waiting;
  const began = processorTime();
  try {
    return work();
  } finally {
    slot.addWhole(processorTime() - began);
    slot.leave();
  }
}

/** Makes the whole work of a handler one turn of its client. */
export const asTurn =
  (handle: (call: Call) => Response) =>
  (call: Call): Promise<Response> =>
    inTurn(call, () => handle(call));
