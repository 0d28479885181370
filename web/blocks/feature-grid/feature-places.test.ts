import { expect, test } from "vitest";
import { featurePlaces } from "./feature-places.ts";

// One letter per entry: `p` has an image, `w` has text only.
test.each([
  ["p", ["lead"]],
  ["ppppp", ["lead", "largeStart", "smallEnd", "smallStart", "largeEnd"]],
  ["pp", ["lead", "strip"]],
  ["ppwp", ["lead", "strip", "line", "strip"]],
  ["wpp", ["line", "largeStart", "smallEnd"]],
  ["", []],
])("places the entries %j: a lead, pairs of other sizes, strips and lines", (entries, places) => {
  expect(featurePlaces(entries.split("").map((entry) => entry === "p"))).toEqual(places);
});
