import { expect, it } from "vitest";
import { ANY_CHANGE, boundedTags } from "./tags.ts";

const tags = (count: number) => Array.from({ length: count }, (_, n) => `s1:${n}`);

it("[PAGE-7] a page goes by its own tags while they are few", () => {
  expect(boundedTags(tags(100))).toEqual(tags(100));
});

it("[PAGE-7] a page of too many tags follows every change instead of none", () => {
  expect(boundedTags(tags(101))).toEqual([ANY_CHANGE]);
});
