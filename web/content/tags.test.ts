import { expect, it } from "vitest";
import { ANY_CHANGE, boundedTags } from "./tags.ts";

const tags = (count: number) => Array.from({ length: count }, (_, n) => `s1:${n}`);

it("[PAGE-7] returns a page's own tags up to the limit, and the tag for any change above it", () => {
  expect(boundedTags(tags(100))).toEqual(tags(100));
  expect(boundedTags(tags(101))).toEqual([ANY_CHANGE]);
});
