import { expect, it } from "vitest";
import { CommitBudget } from "./commit-budget.ts";

const limits = { each: 250, all: 1_000 };

it("[LAKE-4] stops no filter within the limits for each filter and for all", () => {
  const budget = new CommitBudget<string>(limits);
  for (const filter of ["a", "b", "c", "d"]) expect(budget.charge(filter, 250)).toEqual([]);
});

it("[LAKE-4] stops only the filter that exceeds its limit over several documents", () => {
  const budget = new CommitBudget<string>(limits);
  expect(budget.charge("fast", 1)).toEqual([]);
  expect(budget.charge("slow", 200)).toEqual([]);
  expect(budget.charge("slow", 51)).toEqual(["slow"]);
});

it("[LAKE-4] stops the slowest filters when all together exceed their limit", () => {
  const budget = new CommitBudget<number>(limits);
  for (let n = 0; n < 5; n += 1) expect(budget.charge(n, 200 - n)).toEqual([]);
  expect(budget.charge(5, 100)).toEqual([0, 1, 2]);
  // Ending the slow filters freed time, so the other filters may continue.
  expect(budget.charge(3, 40)).toEqual([]);
});
