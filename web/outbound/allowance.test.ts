import { expect, test } from "vitest";
import { createAllowance } from "./allowance.ts";

test("what is allowed in a time is used up, and there again after it", () => {
  let time = 0;
  const mayAsk = createAllowance({ most: 2, perMs: 1_000, now: () => time });
  expect([mayAsk(), mayAsk(), mayAsk()]).toEqual([true, true, false]);
  time = 999;
  expect(mayAsk()).toBe(false);
  time = 1_000;
  expect(mayAsk()).toBe(true);
});
