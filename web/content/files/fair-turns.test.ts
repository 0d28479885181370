import { expect, test } from "vitest";
import { Busy, createFairTurns } from "./fair-turns.ts";

test("[SEC-5] serves clients in rotation, and refuses more than their share", async () => {
  const inTurn = createFairTurns({ parallel: 1, each: 3, waiting: 5 });
  const begun: string[] = [];
  const run = (client: string, name: string) =>
    inTurn(client, async () => {
      begun.push(name);
      await Promise.resolve();
    });
  const burst = ["1", "2", "3", "4"].map((name) => run("stranger", name));
  const fifth = run("stranger", "5");
  const visit = run("visitor", "a");
  await expect(fifth).rejects.toBeInstanceOf(Busy);
  await Promise.all([...burst, visit]);
  expect(begun).toEqual(["1", "2", "a", "3", "4"]);
});

test("[SEC-5] runs no more tasks of a client at the same time than its share", async () => {
  const inTurn = createFairTurns({ parallel: 4, parallelOfEach: 2, each: 3, waiting: 9 });
  const begun: string[] = [];
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  const run = (client: string) => inTurn(client, () => (begun.push(client), slow));
  const all = ["stranger", "stranger", "stranger", "visitor"].map(run);
  await Promise.resolve();
  expect(begun).toEqual(["stranger", "stranger", "visitor"]);
  end();
  await Promise.all(all);
  expect(begun.at(-1)).toBe("stranger");
});

test("[SEC-5] lets small tasks of a client pass a large one, for which it has no room yet", async () => {
  const inTurn = createFairTurns({ parallel: 9, sizeOfEach: 10, each: 9, waiting: 9 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const run = (size: number) =>
    inTurn("visitor", () => new Promise<void>((end) => (begun.push(size), ends.push(end))), {
      size,
    });
  const all = [11, 9, 8, 1, 1].map(run);
  await Promise.resolve();
  expect(begun).toEqual([11]);
  ends.shift()?.();
  await expect.poll(() => begun).toEqual([11, 9, 1]);
  ends.shift()?.();
  await expect.poll(() => begun).toEqual([11, 9, 1, 8, 1]);
  for (const end of ends) end();
  await Promise.all(all);
});

test("[SEC-5] runs the next task when one fails", async () => {
  const inTurn = createFairTurns({ parallel: 1, each: 3, waiting: 5 });
  const failed = inTurn("a", () => Promise.reject(new Error("no typeface")));
  const next = inTurn("b", () => Promise.resolve("drawn"));
  await expect(failed).rejects.toThrow("no typeface");
  await expect(next).resolves.toBe("drawn");
});

test("[SEC-5] makes room for another client when the queue is full, at the cost of the one with most tasks", async () => {
  const inTurn = createFairTurns({ parallel: 1, each: 5, waiting: 5 });
  const idle = async () => {};
  const flood = Array.from({ length: 6 }, () => inTurn("stranger", idle));
  const visits = ["a", "b"].map((client) => inTurn(client, async () => client));
  await expect(Promise.all(visits)).resolves.toEqual(["a", "b"]);
  const outcomes = await Promise.allSettled(flood);
  const ok = "fulfilled";
  expect(outcomes.map(({ status }) => status)).toEqual([ok, ok, ok, ok, "rejected", "rejected"]);
});

test("[SEC-5] a task that is given up leaves its place in the queue to others of its client", async () => {
  const inTurn = createFairTurns({ parallel: 1, each: 2, waiting: 9 });
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  const visitor = new AbortController();
  const running = inTurn("visitor", () => slow);
  const { signal } = visitor;
  const givenUp = [1, 2].map(() => inTurn("visitor", async () => "begun", { signal }));
  visitor.abort(new Error("left"));
  for (const each of givenUp) await expect(each).rejects.toThrow("left");
  const next = inTurn("visitor", async () => "begun");
  end();
  expect(await next).toBe("begun");
  await running;
});
