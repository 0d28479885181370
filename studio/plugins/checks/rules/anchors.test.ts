import { expect, it } from "vitest";
import { pageWith, written } from "../checks.fixture.ts";
import { duplicateAnchors } from "./anchors.ts";

const found = (blocks: readonly object[]) =>
  duplicateAnchors(pageWith(blocks)).map(({ path }) => written(path));

const text = (_key: string) => ({ _key, _type: "textBlock" });
const faq = (_key: string, question: string) => ({
  _key,
  _type: "faq",
  questions: [{ _key: question, _type: "faqQuestion" }],
});

it("finds duplicate anchors in blocks, columns and questions", () => {
  const columns = { _key: "c", _type: "columns", start: [text("a")], end: [text("b"), text("a")] };
  expect(found([columns, text("b")])).toEqual(["blocks[c].end[a]", "blocks[b]"]);
  expect(found([faq("a", "q"), faq("b", "q")])).toEqual(["blocks[b].questions[q]"]);
});

it("ignores equal keys of a question and its block, and of paragraphs in different blocks", () => {
  expect(found([faq("a", "a")])).toEqual([]);
  const body = [{ _key: "p", _type: "block" }];
  expect(found(["a", "b"].map((key) => ({ ...text(key), body })))).toEqual([]);
});
