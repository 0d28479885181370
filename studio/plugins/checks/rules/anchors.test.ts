import { expect, it } from "vitest";
import { pageWith, places } from "../checks.fixture.ts";
import { duplicateAnchors } from "./anchors.ts";

const text = (_key: string, more = {}) => ({ _key, _type: "textBlock", ...more });
const faq = (_key: string, question: string) => ({
  _key,
  _type: "faq",
  questions: [{ _key: question, _type: "faqQuestion" }],
});
const columns = { _key: "c", _type: "columns", start: [text("a")], end: [text("b"), text("a")] };
const body = [{ _key: "p", _type: "block" }];

it.each([
  ["blocks and columns", [columns, text("b")], ["warning blocks[c].end[a]", "warning blocks[b]"]],
  ["questions", [faq("a", "q"), faq("b", "q")], ["warning blocks[b].questions[q]"]],
  ["a question and its block", [faq("a", "a")], []],
  ["paragraphs in different blocks", [text("a", { body }), text("b", { body })], []],
])("finds the duplicate anchors in %s", (_, blocks, found) => {
  expect(places(duplicateAnchors(pageWith(blocks)))).toEqual(found);
});
