import { blockContracts } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { pastedBlocks, type PasteTarget, referencesIn } from "./paste-blocks.ts";

const fields = { _type: "quote", version: 2 };
const quote = (key: string, more = {}) => ({ _key: key, words: key, ...fields, ...more });

/** Returns a target whose lists accept the given types, and whose new keys are `new-1`, `new-2`, … */
function targetOf(types: Record<string, string[]>, existing: string[] = []): PasteTarget {
  let count = 0;
  return {
    holder: "page",
    field: "blocks",
    accepts: (holder, field, type) => types[`${holder}.${field}`]?.includes(type) ?? false,
    existing: new Set(existing),
    freshKey: () => `new-${(count += 1)}`,
  };
}

const all = { "page.blocks": ["quote", "textBlock", "columns"], "columns.start": ["quote"] };

test("[COMP-3] gives pasted blocks and the blocks inside them new keys", () => {
  const columns = { _key: "c", _type: "columns", version: 1, start: [quote("a")] };
  const { blocks, ...report } = pastedBlocks([columns, quote("b")], targetOf(all));
  expect(blocks).toMatchObject([
    { _key: "new-2", _type: "columns", start: [{ _key: "new-1", words: "a" }] },
    { _key: "new-3", words: "b" },
  ]);
  expect(report).toEqual({ refused: [], newer: [], missing: [] });
});

test("[COMP-3] brings pasted blocks of earlier versions up to date, nested ones too", () => {
  const earlier = quote("a", { version: 1, tone: "house" });
  const columns = { _key: "c", _type: "columns", version: 1, tone: "house", start: [earlier] };
  const { version } = blockContracts.columns;
  expect(pastedBlocks([columns], targetOf(all)).blocks).toMatchObject([
    { version, tone: "default", start: [{ version: 2, tone: "default" }] },
  ]);
});

test("[COMP-3] refuses block types that the list doesn't accept, also in columns, and newer versions", () => {
  const gate = { _key: "g", _type: "signInGate", version: 1 };
  const columns = { _key: "c", _type: "columns", version: 1, start: [gate, quote("a")] };
  const carousel = { _key: "x", _type: "carousel" };
  const { blocks, refused } = pastedBlocks([carousel, columns], targetOf(all));
  expect(refused).toEqual(["carousel", "signInGate"]);
  expect(blocks).toMatchObject([{ _type: "columns", start: [{ words: "a" }] }]);
  const later = pastedBlocks([quote("a", { version: 99 })], targetOf(all));
  expect(later).toMatchObject({ newer: ["quote"], blocks: [] });
});

const link = (_key: string, _ref: string, more: object = {}) => {
  const page = { _type: "reference", _ref, ...more };
  return { _key, _type: "link", label: _key, page };
};

test("[COMP-3] drops references to documents and assets that don't exist, and reports them", () => {
  const asset = { _type: "reference", _ref: "image-1" };
  const portrait = { _type: "picture", alt: "A quay", asset };
  const block = quote("a", { portrait, actions: [link("kept", "page-1"), link("lost", "page-2")] });
  expect(referencesIn([block])).toEqual(["image-1", "page-1", "page-2"]);
  const { blocks, missing } = pastedBlocks([block], targetOf(all, ["page-1"]));
  expect(missing).toEqual(["image-1", "page-2"]);
  expect(blocks[0]).toMatchObject({ actions: [{ page: { _ref: "page-1" } }, { label: "lost" }] });
  expect(referencesIn(blocks)).toEqual(["page-1"]);
  expect(blocks[0]?.["portrait"]).toEqual({ _type: "picture", alt: "A quay" });
});

test("[COMP-3] keeps a weak reference to a draft, and drops a strong one", () => {
  const actions = [link("weak", "page-1", { _weak: true }), link("strong", "page-1")];
  const { blocks } = pastedBlocks([quote("a", { actions })], targetOf(all, ["drafts.page-1"]));
  expect(referencesIn(blocks)).toEqual(["page-1"]);
  expect(blocks[0]).toMatchObject({ actions: [{ page: { _weak: true } }, { label: "strong" }] });
});
