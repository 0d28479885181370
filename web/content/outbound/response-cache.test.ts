import { expect, test } from "vitest";
import { createResponseCache } from "./response-cache.ts";

/** Creates a host that responds when the test calls `respond`. `respond(null)` makes the request fail. */
function host() {
  const state = { now: 0, fetchCount: 0 };
  let pending = Promise.withResolvers<string | null>();
  const read = createResponseCache<string, string | null>({
    fetch: () => {
      state.fetchCount += 1;
      pending = Promise.withResolvers();
      return pending.promise;
    },
    keyOf: (thing) => thing,
    isSuccess: (text) => text !== null,
    lifetimeOf: (text) => (text === null ? 3 : 60),
    max: 2,
    now: () => state.now,
    patience: 5,
  });
  return { state, read, respond: (text: string | null) => pending.resolve(text) };
}

test("[VID-2] returns the last response while the host fails, and retries soon", async () => {
  const { state, read, respond } = host();
  const first = read("film");
  respond("Salt");
  expect(await first).toBe("Salt");
  state.now = 61;
  const second = read("film");
  respond(null);
  expect(await second).toBe("Salt");
  state.now = 65;
  const third = read("film");
  respond("Salt and light");
  expect(await third).toBe("Salt and light");
  expect(state.fetchCount).toBe(3);
});

test("[PAGE-9] waits for a hanging host only once", async () => {
  const { state, read, respond } = host();
  const first = read("film");
  respond(null);
  expect(await first).toBeNull();
  state.now = 4;
  // The cache sends another request, to which the host never responds.
  expect(await read("film")).toBeNull();
  expect(await read("film")).toBeNull();
  expect(state.fetchCount).toBe(2);
});
