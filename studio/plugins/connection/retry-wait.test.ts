import { expect, test } from "vitest";
import { retryWait } from "./retry-wait.ts";

const wait = (count: number, header?: string, random = 1) =>
  retryWait({ count, first: 250, last: 3_000 }, header, () => random);

test.each([
  ["doubles up to the longest", [wait(1), wait(2), wait(9)], [250, 500, 3_000]],
  ["is random, so that tabs come back one after another", [wait(1, undefined, 0)], [125]],
  ["is as long as the service asks for", [wait(1, "5", 0), wait(9, "1", 0)], [5_000, 3_000]],
  ["is bounded", [wait(1, "86400", 0)], [30_000]],
  ["ignores an invalid header", [wait(1, "soon"), wait(1, "-1")], [250, 250]],
])("[COMP-6] the wait before a repetition %s", (_, waits, expected) => {
  expect(waits).toEqual(expected);
});

test("[COMP-6] understands a date in the header", () => {
  const header = new Date(Date.now() + 10_000).toUTCString();
  expect(wait(1, header, 0)).toBeGreaterThan(8_000);
});
