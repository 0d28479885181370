import { expect, test } from "vitest";
import { composeMessage } from "./compose.contract.ts";

const take = (request: unknown) => composeMessage.safeParse({ marqueeCompose: request }).success;
const document = "page-en-index";
const path = 'blocks[_key=="a"].start[_key=="b-1"]';

test("a block is named by its path, by keys alone", () => {
  expect(take({ ask: "edit", document, path })).toBe(true);
  const wrong = ["", "blocks", "blocks[0]", 'blocks[_key=="a"].start', "_id", 'a[_key=="b"]]'];
  expect(wrong.filter((one) => take({ ask: "edit", document, path: one }))).toEqual([]);
});

test("nothing else is taken", () => {
  expect(take({ ask: "remove" })).toBe(false);
  expect(take({ ask: "publish", document, path })).toBe(false);
  expect(take({ ask: "step", document, path, by: 5 })).toBe(false);
  expect(take({ ask: "hello", document, more: 1 })).toBe(false);
  expect(composeMessage.safeParse("hello").success).toBe(false);
});
