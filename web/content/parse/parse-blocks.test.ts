import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, it } from "vitest";
import { parseBlocks } from "./parse-blocks.ts";

const place = { documentId: "page-en-home", path: "blocks", isEditing: false };
const text = (key: string) => ({ ...blockFixtures.text.empty, _key: key });

describe("[PAGE-2][PAGE-3] parsing blocks one by one", () => {
  it("keeps the order of valid blocks", () => {
    const parsed = parseBlocks([text("a"), text("b")], place);
    expect(parsed.map(({ ok, key }) => [ok, key])).toEqual([
      [true, "a"],
      [true, "b"],
    ]);
  });

  it("drops a block of an unknown type and names its type and path", () => {
    const parsed = parseBlocks([text("a"), { _key: "b", _type: "carousel", version: 1 }], place);
    expect(parsed[0]?.ok).toBe(true);
    expect(parsed[1]).toMatchObject({
      ok: false,
      problem: { path: 'blocks[_key=="b"]', blockType: "carousel", documentId: "page-en-home" },
    });
  });

  it("names the invalid field", () => {
    const parsed = parseBlocks([{ ...text("a"), body: [] }], place);
    expect(parsed[0]).toMatchObject({ ok: false, problem: { reasons: [{ field: "body" }] } });
  });

  it("drops a block stored by a newer version of the site", () => {
    const parsed = parseBlocks([{ ...text("a"), version: 99 }], place);
    expect(parsed[0]).toMatchObject({ ok: false, problem: { reasons: [{ field: "version" }] } });
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

  it("rejects the name of an Object.prototype property as a block type", () => {
    const parsed = parseBlocks([{ _key: "a", _type: "constructor", version: 1 }], place);
    expect(parsed[0]?.ok).toBe(false);
  });

  it("names an unknown field", () => {
    const parsed = parseBlocks([{ ...text("a"), author: "Ada" }], place);
    expect(parsed[0]).toMatchObject({
      problem: { reasons: [{ field: "author", message: "The site does not know this field." }] },
    });
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
