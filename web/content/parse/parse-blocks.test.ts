import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parseBlocks } from "./parse-blocks.ts";
import { createProblemLog } from "./problems.ts";

const place = {
  documentId: "page-en-home",
  documentType: "page",
  path: "blocks",
  isEditing: false,
};
const unknownField = "The site does not know this field.";
const text = (key: string) => ({ ...blockFixtures.text.empty, _key: key });

test("[PAGE-2][PAGE-3] drops a block of an unknown type and names its type and path", () => {
  const parsed = parseBlocks([text("a"), { _key: "b", _type: "carousel", version: 1 }], place);
  const { documentId } = place;
  const problem = { path: 'blocks[_key=="b"]', blockType: "carousel", documentId };
  expect(parsed).toMatchObject([
    { ok: true, key: "a" },
    { ok: false, problem },
  ]);
});

test.each<[string, object, object?]>([
  ["names the invalid field", { body: [] }, { field: "body" }],
  ["drops a block stored by a newer version of the site", { version: 99 }, { field: "version" }],
  ["names an unknown field", { author: "Ada" }, { field: "author", message: unknownField }],
  ["rejects the name of an Object.prototype property as a block type", { _type: "constructor" }],
])("[PAGE-2][PAGE-3] %s", (_what, fields, reason = {}) => {
  const parsed = parseBlocks([{ ...text("a"), ...fields }], place);
  expect(parsed).toMatchObject([{ ok: false, problem: { reasons: [reason] } }]);
});

test.each([[null], ["text"], [undefined], [{ blocks: 1 }]])(
  "[PAGE-2][PAGE-3] returns no blocks for %j",
  (raw) => {
    expect(parseBlocks(raw, place)).toEqual([]);
  },
);

test.each([[null], ["text"], [{}], [[]], [{ _key: 1, _type: {} }]])(
  "[PAGE-2][PAGE-3] drops only the entry that is %j",
  (entry) => {
    expect(parseBlocks([entry, text("a")], place).map(({ ok }) => ok)).toEqual([false, true]);
  },
);

test("[PAGE-2][PAGE-3] makes a repeated key unique", () => {
  const keys = parseBlocks([text("a"), text("a")], place).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test("[PAGE-3] logs a hidden block once with document, path, field and reason", () => {
  const lines: string[] = [];
  const report = createProblemLog((line) => lines.push(line));
  const parsed = parseBlocks(
    [
      { ...text("a"), body: [] },
      { ...text("b"), body: [] },
    ],
    place,
  );
  for (const { problem } of [...parsed, ...parsed]) if (problem) report.block(problem);
  expect(lines).toHaveLength(2);
  const where = 'content: document page-en-home, blocks[_key=="a"] (text) is not shown: body: ';
  expect(lines[0]).toContain(where);
});

// Regression test: each level becomes a nested list, so a huge `level` exhausted memory and crashed the server.
test("[PAGE-2][PAGE-3] limits the nesting level of a list item", () => {
  const entry = { ...text("a").body[0], listItem: "bullet" };
  const levels = [4.7e25, -3, 2.9, null].map((level) => ({ ...entry, level }));
  const [parsed] = parseBlocks([{ ...text("a"), body: levels }], place);
  const body = [{ level: 10 }, { level: 1 }, { level: 2 }, { level: 1 }];
  expect(parsed).toMatchObject({ block: { body } });
});
