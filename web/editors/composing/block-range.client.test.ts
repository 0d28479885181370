// @vitest-environment jsdom
import { expect, test } from "vitest";
import { areaOf, rangeBetween, siblingAround } from "./block-range.client.ts";

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

test("[COMP-3] selects the neighbors between two blocks of a list in the page's order, without nested blocks", () => {
  expect(range(a, c)).toEqual([a, b, c]);
  expect(range(c, b)).toEqual([b, c]);
  expect(range(d, e)).toEqual([d, e]);
});

test("[COMP-3] selects one block if the other is gone or in another list", () => {
  expect(range('blocks[_key=="x"]', b)).toEqual([b]);
  expect(range(d, b)).toEqual([b]);
  expect(range(a, 'blocks[_key=="x"]')).toEqual([]);
});

test("[COMP-3] finds the block of a list that contains another block", () => {
  expect(siblingAround(blocks, a, e)?.path).toBe(b);
  expect(siblingAround(blocks, d, c)).toBeUndefined();
});

test("measures several elements as one area", () => {
  const boxes = [new DOMRect(10, 20, 100, 50), new DOMRect(0, 70, 80, 30)];
  const elements = boxes.map((box) => {
    const element = document.createElement("div");
    element.getBoundingClientRect = () => box;
    return element;
  });
  const area = { x: 0, y: 20, width: 110, height: 80 };
  expect(areaOf(elements).getBoundingClientRect()).toMatchObject(area);
});
