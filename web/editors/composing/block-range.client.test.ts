// @vitest-environment jsdom
import { expect, test } from "vitest";
import { rangeBetween, siblingAround } from "./block-range.client.ts";

const blocks = ["a", "b", "b.start:d", "b.start:e", "c"].map((name) => ({
  path: name
    .split(".")
    .map((step) =>
      step.includes(":") ? step.replace(/:(.)/, '[_key=="$1"]') : `blocks[_key=="${step}"]`,
    )
    .join("."),
  type: "text",
  element: document.createElement("div"),
}));
const [a = "", b = "", d = "", e = "", c = ""] = blocks.map(({ path }) => path);
const range = (from: string, to: string) => rangeBetween(blocks, from, to).map(({ path }) => path);

test("[COMP-3] selects the neighbors between two blocks of a list in the page's order, and finds the block that contains another", () => {
  expect(range(a, c)).toEqual([a, b, c]);
  expect(range(c, b)).toEqual([b, c]);
  expect(range(d, e)).toEqual([d, e]);
  expect(range('blocks[_key=="x"]', b)).toEqual([b]);
  expect(range(d, b)).toEqual([b]);
  expect(range(a, 'blocks[_key=="x"]')).toEqual([]);
  expect(siblingAround(blocks, a, e)?.path).toBe(b);
  expect(siblingAround(blocks, d, c)).toBeUndefined();
});
