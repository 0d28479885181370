import { expect, it } from "vitest";
import { ANY_CHANGE, boundedTags } from "./tags.ts";

const tags = (count: number) => Array.from({ length: count }, (_, n) => `s1:${n}`);

it("[PAGE-7] returns a page's own tags up to the limit", () => {
  expect(boundedTags(tags(100))).toEqual(tags(100));
});

it("[PAGE-7] returns the tag for any change when a page has too many tags", () => {
  expect(boundedTags(tags(101))).toEqual([ANY_CHANGE]);
});
