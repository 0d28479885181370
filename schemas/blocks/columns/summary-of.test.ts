import { expect, test } from "vitest";
import { summaryOf } from "./summary-of.ts";

const titles = new Map([
  ["video", "Video"],
  ["textBlock", "Text"],
]);
const video = { _type: "video" };
const words = { _type: "textBlock" };

test("describes a column by the titles of its blocks", () => {
  expect(summaryOf([video], titles)).toBe("Video");
  expect(summaryOf([video, words], titles)).toBe("Video, Text");
  expect(summaryOf([video, words, video, video], titles)).toBe("Video, Text and 2 more");
});

test("reads a list that the preview keys by index", () => {
  expect(summaryOf({ 0: words, 1: video }, titles)).toBe("Text, Video");
});

test("describes a column as empty when it has no blocks or is not loaded", () => {
  expect(summaryOf(undefined, titles)).toBe("Empty");
  expect(summaryOf([], titles)).toBe("Empty");
});
