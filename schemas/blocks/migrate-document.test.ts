import { expect, test } from "vitest";
import type { BlockContract, MigrationStep } from "./block-contract.ts";
import { migrateDocument } from "./migrate-document.ts";
import * as z from "zod";

const renamed: MigrationStep = ({ words, ...block }) => ({ ...block, text: words });
const shape = z.object({ _key: z.string(), _type: z.string(), version: z.number() });
const earlier = { steps: [renamed], projection: "words" };
const contracts: Record<string, BlockContract> = {
  note: { version: 2, shape, projection: "text", earlier },
  room: { version: 2, shape, projection: "text", earlier, nested: ["inner"] },
  words: { version: 2, shape, projection: "text", earlier, storedAs: "wordsBlock" },
};

const note = (_key: string, version: number) => ({ _key, _type: "note", version, words: _key });
const room = (version: number, inner: unknown[]) => ({
  ...note("r", version),
  _type: "room",
  inner,
});
const page = (...blocks: unknown[]) => ({ _id: "page", _type: "page", blocks });
const migrate = (document: Record<string, unknown>) => migrateDocument(document, contracts);
const changedPaths = (...blocks: unknown[]) =>
  migrate(page(...blocks)).changes.map(({ path }) => path);

test("lists the path and the change of each earlier block", () => {
  const { earlier: found, changes } = migrate(page(note("a", 1), note("b", 2)));
  expect(found).toEqual([{ path: 'blocks[_key=="a"]', type: "note", version: 1, current: 2 }]);
  const after = { _key: "a", _type: "note", version: 2, text: "a" };
  expect(changes).toEqual([{ path: 'blocks[_key=="a"]', before: note("a", 1), after }]);
});

test("changes an earlier block and the earlier blocks inside it in one write", () => {
  const { earlier: found, changes } = migrate(page(room(1, [note("a", 1)])));
  expect(found).toHaveLength(2);
  expect(changes).toHaveLength(1);
  expect(changes[0]?.after).toMatchObject({ version: 2, text: "r", inner: [{ text: "a" }] });
});

test("reports a newer block and changes neither it nor the blocks inside it", () => {
  const { earlier: found, newer, changes } = migrate(page(room(3, [note("a", 1)])));
  expect(newer).toEqual([{ path: 'blocks[_key=="r"]', type: "room", version: 3, current: 2 }]);
  expect([...found, ...changes]).toEqual([]);
});

test("finds a block inside a current one and by its stored type name, and uses indexes when keys are missing or not unique", () => {
  expect(changedPaths(room(2, [note("a", 1)]))).toEqual(['blocks[_key=="r"].inner[_key=="a"]']);
  const stored = { ...note("a", 1), _type: "wordsBlock" };
  expect(changedPaths(stored, { ...note("b", 1), _type: "words" })).toEqual(['blocks[_key=="a"]']);
  const { _key, ...keyless } = note("c", 1);
  const indexes = ["blocks[0]", "blocks[1]", "blocks[2]"];
  expect(changedPaths(note("a", 1), note("a", 1), keyless)).toEqual(indexes);
});
