import { expect, test } from "vitest";
import { createResultCache } from "./result-cache.ts";
import type { Member } from "../../content/gates/access.ts";
import { member } from "../member.fixture.ts";

function openCache(max = 10) {
  const clock = { time: 0 };
  const results = createResultCache({ ttlMs: 50, max, now: () => clock.time });
  const store = async (key: string, uid: string) => {
    const result = Promise.resolve(member({ uid }));
    results.set(key, result);
    await result;
  };
  const has = (...keys: string[]) => keys.map((key) => results.get(key) !== null);
  return { clock, results, store, has };
}

test("[GATE-3] returns a result until its time expires, and drops the results of one member only", async () => {
  const { clock, results, store, has } = openCache();
  await store("phone", "uid-1");
  await store("laptop", "uid-1");
  await store("other", "uid-2");
  results.forget("uid-1");
  clock.time = 49;
  expect(await results.get("other")).toMatchObject({ uid: "uid-2" });
  expect(has("phone", "laptop", "other")).toEqual([false, false, true]);
  clock.time = 50;
  expect(has("other")).toEqual([false]);
});

test("[GATE-3] does not cache a pending result after the member's results were dropped", async () => {
  const { results } = openCache();
  const { promise, resolve } = Promise.withResolvers<Member>();
  results.set("a", promise);
  results.forget("uid-1");
  resolve(member());
  await promise;
  expect(results.get("a")).toBeNull();
});
