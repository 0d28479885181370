import { expect, test } from "vitest";
import { featurePlaces } from "./feature-places.ts";

/** One letter per entry: `p` has an image, `w` has text only. */
const places = (entries: string) => featurePlaces(entries.split("").map((entry) => entry === "p"));

test("the first picture leads", () => {
  expect(places("p")).toEqual(["lead"]);
});

test("pictures stand in pairs, each cut otherwise than the one before", () => {
  expect(places("ppppp")).toEqual(["lead", "largeStart", "smallEnd", "smallStart", "largeEnd"]);
});

test("a picture with none to stand beside is a strip", () => {
  expect(places("pp")).toEqual(["lead", "strip"]);
  expect(places("ppwp")).toEqual(["lead", "strip", "line", "strip"]);
});

test("words alone are a line, first or not", () => {
  expect(places("wpp")).toEqual(["line", "largeStart", "smallEnd"]);
});

test("no entries, no places", () => {
  expect(places("")).toEqual([]);
});
