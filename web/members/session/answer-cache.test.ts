import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import type { Member } from "../access.ts";
import { member } from "../member.fixture.ts";

function openCache(max = 10) {
  const clock = { time: 0 };
  const answers = createAnswerCache({ ttlMs: 50, max, now: () => clock.time });
  const keep = async (key: string, uid: string) => {
    const answer = Promise.resolve(member({ uid }));
    answers.set(key, answer);
    await answer;
  };
  const has = (...keys: string[]) => keys.map((key) => answers.get(key) !== null);
  return { clock, answers, keep, has };
}

test("[GATE-3] returns a result until its time expires, and drops the results of one member only", async () => {
  const { clock, answers, keep, has } = openCache();
  await keep("phone", "uid-1");
  await keep("laptop", "uid-1");
  await keep("other", "uid-2");
  answers.forget("uid-1");
  clock.time = 49;
  expect(await answers.get("other")).toMatchObject({ uid: "uid-2" });
  expect(has("phone", "laptop", "other")).toEqual([false, false, true]);
  clock.time = 50;
  expect(has("other")).toEqual([false]);
});

test("[GATE-3] does not cache a pending result after the member's results were dropped", async () => {
  const { answers } = openCache();
  const { promise, resolve } = Promise.withResolvers<Member>();
  answers.set("a", promise);
  answers.forget("uid-1");
  resolve(member());
  await promise;
  expect(answers.get("a")).toBeNull();
});
