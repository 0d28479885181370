import { expect, test } from "vitest";
import { summaryOf } from "./summary-of.ts";

const titles = new Map([
  ["video", "Video"],
  ["textBlock", "Text"],
]);
const film = { _type: "video" };
const words = { _type: "textBlock" };

test("describes a column by the titles of its blocks", () => {
  expect(summaryOf([film], titles)).toBe("Video");
  expect(summaryOf([film, words], titles)).toBe("Video, Text");
  expect(summaryOf([film, words, film, film], titles)).toBe("Video, Text and 2 more");
});

test("reads a list that the preview keys by index", () => {
  expect(summaryOf({ 0: words, 1: film }, titles)).toBe("Text, Video");
});

test("describes a column as empty when it has no blocks or is not loaded", () => {
  expect(summaryOf(undefined, titles)).toBe("Empty");
  expect(summaryOf([], titles)).toBe("Empty");
});
