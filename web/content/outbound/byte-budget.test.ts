import { expect, test } from "vitest";
import { createByteBudget } from "./byte-budget.ts";

/** Reserves memory for a body, and takes bytes for it. */
function open(limits: Parameters<typeof createByteBudget>[0]) {
  const budget = createByteBudget(limits);
  return (client: string, bytes: number) => {
    const body = budget.reserve(client);
    return { ...body, isTaken: body.take(bytes) };
  };
}

test("[SEC-5] a client takes memory from the bodies of the one that has most, until they have arrived", () => {
  const arrive = open({ total: 10, perClient: 8 });
  const [first, second, other] = [arrive("a", 3), arrive("a", 4), arrive("b", 3)];
  expect(arrive("c", 2).isTaken).toBe(true);
  expect([first, second, other].map(({ lost }) => lost.aborted)).toEqual([false, true, false]);
  for (const body of [first, other]) body.settle();
  expect([arrive("d", 2).isTaken, arrive("d", 1).isTaken]).toEqual([true, false]);
  expect([first, other].map(({ lost }) => lost.aborted)).toEqual([false, false]);
});

test("[SEC-5] two clients that always send new bodies don't end a third's slow one", () => {
  const arrive = open({ total: 9, perClient: 6 });
  const slow = arrive("slow", 2);
  let ends: (() => void)[] = [];
  for (let round = 0; round < 9; round += 1) {
    for (const client of ["a", "b"]) {
      const bodies = [arrive(client, 3), arrive(client, 3)];
      for (const end of ends) end();
      ends = bodies.map(({ release }) => release);
    }
  }
  expect([slow.lost.aborted, slow.take(1)]).toEqual([false, true]);
});

test("[SEC-5] no body loses its memory for one that doesn't get enough", () => {
  const arrive = open({ total: 10, perClient: 10 });
  arrive("a", 6).settle();
  const arriving = arrive("a", 2);
  expect([arrive("b", 5).isTaken, arriving.lost.aborted]).toEqual([false, false]);
});

test("[SEC-5] long bodies that are stored leave memory to short ones", () => {
  const arrive = open({ total: 10, perClient: 10, short: { longest: 2, bytes: 4 } });
  arrive("a", 10).settle();
  const [long, ...short] = [3, 2, 2, 2].map((bytes) => arrive("b", bytes).isTaken);
  expect([long, short]).toEqual([false, [true, true, false]]);
});
