import { expect, test } from "vitest";
import { featurePlaces } from "./feature-places.ts";

/** One letter per entry: `p` has an image, `w` has text only. */
const places = (entries: string) => featurePlaces(entries.split("").map((entry) => entry === "p"));

test("places the first image as the lead", () => {
  expect(places("p")).toEqual(["lead"]);
});

test("places further images in pairs of alternating sizes", () => {
  expect(places("ppppp")).toEqual(["lead", "largeStart", "smallEnd", "smallStart", "largeEnd"]);
});

test("places an image without a partner as a strip", () => {
  expect(places("pp")).toEqual(["lead", "strip"]);
  expect(places("ppwp")).toEqual(["lead", "strip", "line", "strip"]);
});

test("places an entry without an image as a line, wherever it is", () => {
  expect(places("wpp")).toEqual(["line", "largeStart", "smallEnd"]);
});

test("returns no places for no entries", () => {
  expect(places("")).toEqual([]);
});
