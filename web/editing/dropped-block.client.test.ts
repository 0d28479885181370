import { expect, test } from "vitest";
import { readDrop } from "./dropped-block.client.ts";

const at = (key: string) => ({ sanity: { id: "page", path: `blocks[_key=="${key}"]` } });
const target = { id: "page", path: 'blocks[_key=="a"]' };

test("a block dropped below another stands after it, and above another before it", () => {
  const insertPosition = { top: at("b"), bottom: at("c"), left: null, right: null };
  expect(readDrop({ target, insertPosition })).toEqual({
    document: "page",
    path: 'blocks[_key=="a"]',
    beside: 'blocks[_key=="b"]',
    side: "after",
  });
  expect(readDrop({ target, insertPosition: { top: null, bottom: at("c") } })).toMatchObject({
    beside: 'blocks[_key=="c"]',
    side: "before",
  });
});

test("what fell nowhere, and what is no drop, means nothing", () => {
  for (const detail of [null, {}, { target, insertPosition: null }, { insertPosition: {} }]) {
    expect(readDrop(detail)).toBeNull();
  }
});
