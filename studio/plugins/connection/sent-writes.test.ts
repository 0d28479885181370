import { expect, test } from "vitest";
import { createSentWrites } from "./sent-writes.ts";

function setUp() {
  let time = 0;
  const sent: string[] = [];
  const writes = createSentWrites(() => time);
  return {
    writes,
    sent,
    pass: (milliseconds: number) => void (time += milliseconds),
    add: (transaction: string, size = 10) =>
      writes.add({
        transaction,
        size,
        send: async () => {
          sent.push(transaction);
          if (transaction === "refused") throw new Error("Its document doesn't exist.");
        },
      }),
  };
}

test("[COMP-6] repeats the writes of the last minute in order, once for all streams", async () => {
  const { writes, sent, pass, add } = setUp();
  add("old");
  pass(61_000);
  for (const transaction of ["one", "refused", "two"]) add(transaction);
  await Promise.all([writes.repeat(), writes.repeat()]);
  expect(sent).toEqual(["one", "refused", "two"]);
  expect(["old", "two"].map(writes.has)).toEqual([false, true]);
  pass(20_000);
  await writes.repeat();
  expect(sent).toHaveLength(6);
});

test("remembers at most 300 writes, and two million characters", () => {
  const { writes, add } = setUp();
  for (let count = 0; count < 301; count += 1) add(String(count));
  expect(["0", "1", "300"].map(writes.has)).toEqual([false, true, true]);
  add("large", 1_999_995);
  expect(["300", "large"].map(writes.has)).toEqual([false, true]);
  add("huge", 3_000_000);
  expect(writes.has("huge")).toBe(false);
});
