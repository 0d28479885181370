import { expect, it } from "vitest";
import { createProcessorShares } from "../processor-shares.ts";
import { FilterLane, type Listener } from "./filter-lane.ts";

it("[SEC-5] evaluates a slow filter in the turns of the client that has used least, though a busy one shares it", async () => {
  const shares = createProcessorShares(() => 0);
  const { signal } = new AbortController();
  const listenerOf = (client: string): Listener => ({
    client,
    beginTurn: () => shares.begin({ client, signal }),
    usedTime: () => shares.usedTime(client),
  });
  // The clock stands still, so the busy client never gets a turn.
  const busy = await shares.begin({ client: "busy", signal });
  for (let count = 0; count < 20; count += 1) busy.addWhole(100);
  busy.end();
  const delivered = await new Promise((resolve, reject) => {
    const clients = [listenerOf("busy"), listenerOf("other")];
    const lane = new FilterLane(
      () => clients,
      () => reject(new Error("ended")),
    );
    lane.add(
      (function* () {
        yield;
        resolve(true);
      })(),
    );
  });
  expect(delivered).toBe(true);
});
