import { schemaTypes } from "@marquee/schemas/studio";
import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import { type Schema as StudioSchema, stringToPath } from "sanity";
import { expect, test } from "vitest";
import { typeAt } from "../../studio/plugins/checks/path-titles.ts";
import { richKitOf } from "../../studio/plugins/composing/rich-kit.ts";

// @ts-expect-error -- Sanity exports two incompatible `Schema` types: only one allows `parent` to be `undefined`.
const schema: StudioSchema = Schema.compile({
  name: "rich-kit",
  types: [...builtinTypes, ...schemaTypes],
});

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
