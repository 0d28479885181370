import { expect, test } from "vitest";
import { summaryOf } from "./summary-of.ts";

const titles = new Map([
  ["video", "Video"],
  ["textBlock", "Text"],
]);
const film = { _type: "video" };
const words = { _type: "textBlock" };

test("a column is told by its blocks' titles", () => {
  expect(summaryOf([film], titles)).toBe("Video");
  expect(summaryOf([film, words], titles)).toBe("Video, Text");
  expect(summaryOf([film, words, film, film], titles)).toBe("Video, Text and 2 more");
});

test("a list that the preview keys by place is read the same", () => {
  expect(summaryOf({ 0: words, 1: film }, titles)).toBe("Text, Video");
});

test("a column without blocks, or not loaded yet, holds nothing", () => {
  expect(summaryOf(undefined, titles)).toBe("Empty");
  expect(summaryOf([], titles)).toBe("Empty");
});
