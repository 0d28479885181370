import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, it } from "vitest";
import { parseBlocks } from "./parse-blocks.ts";

const place = { documentId: "page-en-home", path: "blocks", isEditing: false };
const text = (key: string) => ({ ...blockFixtures.text.empty, _key: key });

describe("[PAGE-2][PAGE-3] parsing blocks one by one", () => {
  it("keeps the order of valid blocks", () => {
    expect(parseBlocks([text("a"), text("b")], place)).toMatchObject([
      { ok: true, key: "a" },
      { ok: true, key: "b" },
    ]);
  });

  it("drops a block of an unknown type and names its type and path", () => {
    const parsed = parseBlocks([text("a"), { _key: "b", _type: "carousel", version: 1 }], place);
    const problem = {
      path: 'blocks[_key=="b"]',
      blockType: "carousel",
      documentId: "page-en-home",
    };
    expect(parsed).toMatchObject([{ ok: true }, { ok: false, problem }]);
  });

  it.each([
    ["names the invalid field", { body: [] }, { field: "body" }],
    ["drops a block stored by a newer version of the site", { version: 99 }, { field: "version" }],
    [
      "names an unknown field",
      { author: "Ada" },
      { field: "author", message: "The site does not know this field." },
    ],
    [
      "rejects the name of an Object.prototype property as a block type",
      { _type: "constructor" },
      {},
    ],
  ])("%s", (_what, fields, reason) => {
    const parsed = parseBlocks([{ ...text("a"), ...fields }], place);
    expect(parsed).toMatchObject([{ ok: false, problem: { reasons: [reason] } }]);
  });

  it.each([[null], ["text"], [undefined], [{ blocks: 1 }]])("returns no blocks for %j", (raw) => {
    expect(parseBlocks(raw, place)).toEqual([]);
  });

  it.each([[null], ["text"], [{}], [[]], [{ _key: 1, _type: {} }]])(
    "drops only the entry that is %j",
    (entry) => {
      expect(parseBlocks([entry, text("a")], place).map(({ ok }) => ok)).toEqual([false, true]);
    },
  );

  it("makes a repeated key unique", () => {
    const keys = parseBlocks([text("a"), text("a")], place).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  // Regression test: each level becomes a nested list, so a huge `level` exhausted memory and crashed the server.
  it("limits the nesting level of a list item", () => {
    const entry = { ...text("a").body[0], listItem: "bullet" };
    const levels = [4.7e25, -3, 2.9, null].map((level) => ({ ...entry, level }));
    const [parsed] = parseBlocks([{ ...text("a"), body: levels }], place);
    const body = [{ level: 10 }, { level: 1 }, { level: 2 }, { level: 1 }];
    expect(parsed).toMatchObject({ block: { body } });
  });
});
