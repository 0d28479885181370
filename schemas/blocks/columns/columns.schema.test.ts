import { expect, test } from "vitest";
import { summaryOf } from "./columns.schema.ts";

const titles = new Map([
  ["video", "Video"],
  ["textBlock", "Text"],
]);
const video = { _type: "video" };
const words = { _type: "textBlock" };

test.each([
  [[video], "Video"],
  [[video, words], "Video, Text"],
  [[video, words, video, video], "Video, Text and 2 more"],
  // The preview keys a list by index.
  [{ 0: words, 1: video }, "Text, Video"],
  [undefined, "Empty"],
  [[], "Empty"],
])("describes the column %j by the titles of its blocks: %s", (column, summary) => {
  expect(summaryOf(column, titles)).toBe(summary);
});
