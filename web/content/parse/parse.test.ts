import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, it } from "vitest";
import { parseBlocks } from "./parse.ts";

const place = { documentId: "page-en-home", path: "blocks" };
const text = (key: string) => ({ ...blockFixtures.text.empty, _key: key });

describe("[PAGE-2][PAGE-3] blocks are checked one by one", () => {
  it("keeps order and passes what fits", () => {
    const parsed = parseBlocks([text("a"), text("b")], place, null);
    expect(parsed.map(({ ok, key }) => [ok, key])).toEqual([
      [true, "a"],
      [true, "b"],
    ]);
  });

  it("leaves out a block of a type that the site does not know, and says which", () => {
    const parsed = parseBlocks(
      [text("a"), { _key: "b", _type: "carousel", version: 1 }],
      place,
      null,
    );
    expect(parsed[0]?.ok).toBe(true);
    expect(parsed[1]).toMatchObject({
      ok: false,
      problem: { path: 'blocks[_key=="b"]', blockType: "carousel", documentId: "page-en-home" },
    });
  });

  it("names the field that does not fit", () => {
    const parsed = parseBlocks([{ ...text("a"), body: [] }], place, null);
    expect(parsed[0]).toMatchObject({ ok: false, problem: { reasons: [{ field: "body" }] } });
  });

  it("leaves out a block stored by a newer version of the site", () => {
    const parsed = parseBlocks([{ ...text("a"), version: 99 }], place, null);
    expect(parsed[0]).toMatchObject({ ok: false, problem: { reasons: [{ field: "version" }] } });
  });

  it.each([[null], ["text"], [undefined], [{ blocks: 1 }]])("takes %j for no blocks", (raw) => {
    expect(parseBlocks(raw, place, null)).toEqual([]);
  });

  it.each([[null], ["text"], [{}], [[]], [{ _key: 1, _type: {} }]])(
    "an entry that is %j costs only itself",
    (entry) => {
      expect(parseBlocks([entry, text("a")], place, null).map(({ ok }) => ok)).toEqual([
        false,
        true,
      ]);
    },
  );

  it("gives a repeated key a name of its own", () => {
    const keys = parseBlocks([text("a"), text("a")], place, null).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("does not take a name of every object for a block type", () => {
    const parsed = parseBlocks([{ _key: "a", _type: "constructor", version: 1 }], place, null);
    expect(parsed[0]?.ok).toBe(false);
  });

  it("names a field that the block does not have", () => {
    const parsed = parseBlocks([{ ...text("a"), author: "Ada" }], place, null);
    expect(parsed[0]).toMatchObject({
      problem: { reasons: [{ field: "author", message: "The site does not know this field." }] },
    });
  });

  // Regression test: an unbounded level nested one list per level, which exhausted memory and crashed the server.
  it("bounds the level of a list's entry", () => {
    const entry = { ...text("a").body[0], listItem: "bullet" };
    const levels = [4.7e25, -3, 2.9, null].map((level) => ({ ...entry, level }));
    const [parsed] = parseBlocks([{ ...text("a"), body: levels }], place, null);
    const body = [{ level: 10 }, { level: 1 }, { level: 2 }, { level: 1 }];
    expect(parsed).toMatchObject({ block: { body } });
  });
});
