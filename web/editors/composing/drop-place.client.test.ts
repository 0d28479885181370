// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { dropPlaceAt } from "./drop-place.client.ts";

const top = (key: string) => `blocks[_key=="${key}"]`;
const columns = { "columns.start": ["text"], "columns.end": ["text"] };
const accepts = { "page.blocks": ["text", "columns"], ...columns };

/** Left, top, width, height. */
type Box = [number, number, number, number];

function place(parent: Element, box: Box, marks: DOMStringMap) {
  const element = document.createElement("div");
  Object.assign(element.dataset, marks);
  element.getBoundingClientRect = () => new DOMRect(...box);
  parent.append(element);
  return element;
}

const block = (parent: Element, path: string, type: string, box: Box) =>
  place(parent, box, { block: path, blockType: type, blockOf: "page" });

// Two Text blocks, then a Columns block. Its first column contains a Text block, and its second
// column is empty.
beforeEach(() => {
  block(document.body, top("a"), "text", [0, 0, 400, 100]);
  block(document.body, top("b"), "text", [0, 100, 400, 100]);
  const outer = block(document.body, top("c"), "columns", [0, 200, 400, 300]);
  const start = place(outer, [0, 200, 200, 300], { list: "start" });
  block(start, `${top("c")}.start[_key=="d"]`, "text", [0, 200, 200, 300]);
  place(outer, [200, 200, 200, 300], { list: "end" });
});
afterEach(() => document.body.replaceChildren());

const at = (x: number, y: number, path = top("a"), type = "text") =>
  dropPlaceAt({ x, y }, { path, type }, "page", accepts)?.to;

test("[PAGE-1] drops a block at the nearer edge of the block under the pointer, of a container at its edge, or after the last one", () => {
  expect(at(50, 110)).toEqual({ beside: top("b"), side: "before" });
  expect(at(50, 190)).toEqual({ beside: top("b"), side: "after" });
  expect(at(50, 30)).toBeUndefined();
  expect(at(50, 210)).toEqual({ beside: top("c"), side: "before" });
  expect(at(50, 490)).toEqual({ beside: top("c"), side: "after" });
  expect(at(50, 900)).toEqual({ beside: top("c"), side: "after" });
});

test("[PAGE-1][PAGE-4] drops a block into a column, or beside the columns if they can't hold it, and never into itself", () => {
  const inside = `${top("c")}.start[_key=="d"]`;
  expect(at(50, 300)).toEqual({ beside: inside, side: "before" });
  expect(at(300, 300)).toEqual({ into: `${top("c")}.end` });
  block(document.body, top("e"), "columns", [0, 500, 400, 100]);
  expect(at(50, 300, top("e"), "columns")).toEqual({ beside: top("c"), side: "before" });
  expect(at(300, 300, top("e"), "columns")).toEqual({ beside: top("c"), side: "before" });
  expect(at(50, 300, top("c"), "columns")).toBeUndefined();
});
