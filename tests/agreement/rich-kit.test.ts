import { stringToPath } from "sanity";
import { expect, test } from "vitest";
import { typeAt } from "../../studio/plugins/checks/path-titles.ts";
import { richKitOf } from "../../studio/plugins/composing/rich-kit.ts";
import { compileSchema } from "./shapes/studio-schema.ts";

const schema = compileSchema();

const page = {
  _type: "page",
  blocks: [
    { _key: "text", _type: "textBlock" },
    { _key: "faq", _type: "faq", questions: [{ _key: "coat", _type: "question" }] },
  ],
};

function kitAt(path: string) {
  const root = schema.get("page");
  return root ? richKitOf(typeAt(stringToPath(path), root, page)) : null;
}

test("[COMP-1] the rich text editor on the page allows what the text's form allows, with the form's titles", () => {
  const kit = kitAt('blocks[_key=="text"].body');
  expect(kit?.styles).toContainEqual({ name: "blockquote", title: "Quote" });
  expect(kit?.styles.map(({ name }) => name)).toEqual(["normal", "h2", "h3", "h4", "blockquote"]);
  expect(kit?.lists.map(({ name }) => name)).toEqual(["bullet", "number"]);
  expect(kit?.decorators.map(({ title }) => title)).toEqual(["Bold", "Italic", "Code"]);
  expect(kit?.annotations).toMatchObject([{ name: "link", title: "Link" }]);
  expect(kit?.annotations[0]?.fields).toContainEqual({ name: "href", type: "string" });
  expect(kit?.annotations[0]?.fields).toContainEqual({ name: "page", type: "object" });
  expect(kit?.objects.map(({ name }) => name)).toEqual(["figure", "codeSample"]);
});

test("[COMP-1] finds a rich text in the answer of an FAQ, but not in a heading", () => {
  expect(kitAt('blocks[_key=="faq"].questions[_key=="coat"].answer')?.styles).toHaveLength(5);
  expect(kitAt('blocks[_key=="text"].heading')).toBeNull();
  expect(kitAt('blocks[_key=="gone"].body')).toBeNull();
});
