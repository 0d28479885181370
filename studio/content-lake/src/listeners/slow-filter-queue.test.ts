import { expect, it } from "vitest";
import { createProcessorShares } from "../processor-shares.ts";
import { SlowFilterQueue, type Listener } from "./slow-filter-queue.ts";

it("[SEC-5] evaluates a slow filter in the turns of the client that has used least, though a busy one shares it", async () => {
  const shares = createProcessorShares(() => 0);
  const { signal } = new AbortController();
  const listenerOf = (client: string): Listener => ({
    client,
    startSlice: () => shares.begin({ client, signal }),
    usedTime: () => shares.usedTime(client),
  });
  // The clock stands still, so the busy client never gets a turn.
  const busy = await shares.begin({ client: "busy", signal });
  for (let count = 0; count < 20; count += 1) busy.addWhole(100);
  busy.end();
  const delivered = await new Promise((resolve, reject) => {
    const clients = [listenerOf("busy"), listenerOf("other")];
    const filterQueue = new SlowFilterQueue(
      () => clients,
      () => reject(new Error("ended")),
    );
    filterQueue.add(
      (function* () {
        yield;
        resolve(true);
      })(),
    );
  });
  expect(delivered).toBe(true);
});
