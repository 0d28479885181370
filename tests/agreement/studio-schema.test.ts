import { blockFixtures } from "@marquee/schemas/fixtures";
import { schemaTypes } from "@marquee/schemas/studio";
import { type SchemaType, stringToPath } from "sanity";
import { expect, test } from "vitest";
import { typeAt } from "../../studio/plugins/checks/path-titles.ts";
import { richKitOf } from "../../studio/plugins/composing/rich-kit.ts";
import { type AddRequest, choicesFor } from "../../studio/plugins/presentation/choices.ts";
import { textsOf } from "../../studio/plugins/translations/compare/translatable-texts.ts";
import { compileSchema } from "./shapes/studio-schema.ts";
import { storedBlock } from "./shapes/stored-block.ts";

const schema = compileSchema();

const richPage = {
  _type: "page",
  blocks: [
    { _key: "text", _type: "textBlock" },
    { _key: "faq", _type: "faq", questions: [{ _key: "coat", _type: "question" }] },
  ],
};

function kitAt(path: string) {
  const root = schema.get("page");
  return root ? richKitOf(typeAt(stringToPath(path), root, richPage)) : null;
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

test("[COMP-1] finds a rich text in an answer, but not in a heading", () => {
  expect(kitAt('blocks[_key=="faq"].questions[_key=="coat"].answer')?.styles).toHaveLength(5);
  expect(kitAt('blocks[_key=="text"].heading')).toBeNull();
  expect(kitAt('blocks[_key=="gone"].body')).toBeNull();
});

const text = (key: string) => ({ _key: key, _type: "textBlock" });
const gate = 'blocks[_key=="gate"]';
const gatedPage = {
  _type: "page",
  blocks: [
    text("above"),
    {
      _key: "gate",
      _type: "signInGate",
      teaser: [text("open")],
      blocks: [text("first"), text("last")],
    },
    { _key: "columns", _type: "columns", start: [], end: [] },
  ],
};

const choices = (request: AddRequest) =>
  choicesFor(schema, gatedPage, request).map(({ list, title, to }) => ({ list, title, to }));

const beside = (path: string, side: "before" | "after") =>
  choices({ action: "addBeside", document: "page", path, side });

test("[GATE-1] a block added inside a gate goes to the members' part unless the editor chooses the teaser", () => {
  expect(choices({ action: "addInside", document: "page", path: gate })).toEqual([
    { list: `${gate}.blocks`, title: "Members only", to: null },
    { list: `${gate}.teaser`, title: "Everyone sees this", to: null },
  ]);
});

const membersList = { list: `${gate}.blocks`, title: "Members only" };
const teaser = { list: `${gate}.teaser`, title: "Everyone sees this" };
const blockOf = (list: string, key: string) => `${list}[_key=="${key}"]`;

test("[GATE-1] the button of an empty list adds a block to that list", () => {
  const { list } = teaser;
  const offered = choices({ action: "addInside", document: "page", path: gate, list });
  expect(offered).toEqual([{ ...teaser, to: null }]);
});

const [members, open] = [membersList.list, teaser.list];

test.each([
  ["after a gate", gate, "after", [], expect.any(String)],
  [
    "after its last block",
    blockOf(members, "last"),
    "after",
    [membersList],
    "Below the sign-in gate",
  ],
  ["between its blocks", blockOf(members, "first"), "after", [membersList], null],
  ["above its teaser", blockOf(open, "open"), "before", [teaser], "Above the sign-in gate"],
] as const)("[GATE-1] %s, the menu says who sees the block", (_, path, side, lists, beyond) => {
  const own = lists.map((each) => ({ ...each, to: { beside: path, side } }));
  const outer = { list: "blocks", title: beyond, to: { beside: gate, side } };
  expect(beside(path, side)).toEqual([...own, ...(beyond === null ? [] : [outer])]);
});

const wordsOfBlock = (fixture: object) => {
  const stored = Object(storedBlock(fixture));
  const type = schema.get(stored._type);
  return type ? textsOf(type, stored) : [];
};

test("[I18N-3] shows a translator the texts of a block by field, without URLs, options or colors", () => {
  const block = {
    ...blockFixtures.video.empty,
    address: "https://vimeo.com/76979871",
    title: "Night lights",
  };
  expect(wordsOfBlock(block)).toEqual([{ label: expect.any(String), text: "Night lights" }]);
});

test("[I18N-3] includes the texts of nested blocks, lists and rich text", () => {
  const inside = { ...blockFixtures.stats.full, heading: "In one night" };
  const columns = { ...blockFixtures.columns.empty, start: [inside], end: [] };
  expect(wordsOfBlock(columns)).toEqual(wordsOfBlock(inside));
  expect(wordsOfBlock(inside).length).toBeGreaterThan(2);
  const texts = wordsOfBlock(blockFixtures.text.full).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => /^https?:/.test(text))).toEqual([]);
});

const ancestorsOf = (type: SchemaType): string[] => [
  type.name,
  ...(type.type ? ancestorsOf(type.type) : []),
];

/**
 * Whether the type is an image or a file. When a value of such a type has changed, Sanity 6.9.2
 * renders a `ChangeList`, which looks up the type in the schema by its name. The schema must
 * therefore contain a type of that name.
 */
function isShownByName(type: SchemaType): boolean {
  const names = ancestorsOf(type);
  return names.includes("image") || names.includes("file");
}

const childrenOf = (type: SchemaType): SchemaType[] => {
  if (type.jsonType === "array") return type.of;
  if (type.jsonType === "object") return type.fields.map((field) => field.type);
  return [];
};

function namesShown(types: readonly SchemaType[]): Set<string> {
  const seen = new Set<SchemaType>();
  const visit = (type: SchemaType): void => {
    if (seen.has(type)) return;
    seen.add(type);
    childrenOf(type).forEach(visit);
  };
  types.forEach(visit);
  return new Set([...seen].filter(isShownByName).map(({ name }) => name));
}

test("[PAGE-1] the schema has a named type for every picture and file that Review changes shows", () => {
  const names = namesShown(schemaTypes.flatMap(({ name }) => schema.get(name) ?? []));
  expect(names).toContain("galleryPicture");
  expect([...names].filter((name) => schema.get(name) === undefined)).toEqual([]);
});
