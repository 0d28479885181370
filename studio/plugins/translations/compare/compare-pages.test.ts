import { expect, test } from "vitest";
import { comparePages, type ReadsTheSame, summaryOf } from "./compare-pages.ts";
import { earlierFingerprint } from "./fingerprint.ts";
import { copyPage, recordOf } from "../copy-page.ts";
import { block, changed, pageFixture } from "./stored-page.fixture.ts";

const readsTheSame: ReadsTheSame = (part, source, target) =>
  part !== "seo" && JSON.stringify(source) === JSON.stringify(target);

const leaves = block("a", "It leaves at one.");
const rest = [block("b", "It is late."), block("c", "It waits.")];
const [title, blocks] = ["The night bus", [leaves, ...rest]];
const english = pageFixture({ _id: "english", language: "en", title, blocks });

const copied = pageFixture(
  copyPage(english, [english], { id: "german", language: "de", slug: null, partners: new Map() }),
);

const german = changed(copied, {
  title: "Der Nachtbus",
  blocks: [block("a", "Er fährt um eins."), block("b", "Er ist spät."), block("c", "Er wartet.")],
  translatedFrom: recordOf(english, "2026-05-03T10:00:00Z"),
});

const statesOf = (source: typeof english, target: typeof english) =>
  comparePages(source, target, readsTheSame).parts.map(({ name, state }) => `${name} ${state}`);

const summary = (source: typeof english, target: typeof english) =>
  summaryOf(comparePages(source, target, readsTheSame));

test("[I18N-3] counts the parts of a new copy that are not translated yet", () => {
  expect(summary(english, copied)).toEqual({ state: "started", open: 4 });
  const begun = changed(copied, { title: "Der Nachtbus", blocks: german.stored["blocks"] });
  expect(statesOf(english, begun)).toContain("title current");
  expect(summary(english, begun)).toEqual({ state: "current" });
});

test("[I18N-3] reports a translation as outdated and names the block that changed in the source", () => {
  expect(summary(english, german)).toEqual({ state: "current" });
  const rewritten = changed(english, { blocks: [block("a", "It leaves at two."), ...rest] });
  expect(summary(rewritten, german)).toEqual({ state: "older", open: 1 });
  expect(statesOf(rewritten, german)).toContain("block:a changed");
});

test("ignores the order of fields, block versions and links to translations", () => {
  const { _key, _type, text } = leaves;
  const blocks = [{ text, version: 2, _type, _key }, ...rest];
  const stored = changed(english, { blocks, translations: [{ _ref: "french" }] });
  expect(summary(stored, german)).toEqual({ state: "current" });
});

test("[I18N-3] reports a new order of the source's blocks, and what has no record of the source", () => {
  const turned = changed(english, { blocks: english.blocks.toReversed() });
  expect(comparePages(turned, german, readsTheSame).isReordered).toBe(true);
  expect(summary(turned, german)).toEqual({ state: "older", open: 1 });
  const unknown = changed(german, { translatedFrom: undefined });
  expect(summary(english, unknown)).toEqual({ state: "unknown" });
  const french = pageFixture({ ...english.stored, _id: "french", language: "fr" });
  expect(summary(french, german)).toEqual({ state: "unknown" });
});

test("[I18N-3] ignores the visibility period of blocks, also where an earlier record includes it", () => {
  const shown = { from: "2026-05-03T16:00:00.000Z" };
  const scheduled = changed(english, { blocks: [{ ...leaves, shown }, ...rest] });
  expect(summary(scheduled, german)).toEqual({ state: "current" });
  const { translatedFrom } = german;
  // The fingerprint of the first block when fingerprints included the visibility period.
  const print = earlierFingerprint({ ...leaves, shown });
  const isFirst = ({ _key }: { _key: string }) => _key === "block:a";
  expect(recordOf(scheduled, null).seen.find(isFirst)?.print).not.toBe(print);
  const seen = translatedFrom?.seen.map((part) => (isFirst(part) ? { ...part, print } : part));
  const recorded = changed(german, { translatedFrom: { ...translatedFrom, seen } });
  expect(summary(scheduled, recorded)).toEqual({ state: "current" });
  const rewritten = { ...block("a", "It leaves at two."), shown };
  const later = changed(english, { blocks: [rewritten, ...rest] });
  expect(summary(later, recorded)).toEqual({ state: "older", open: 1 });
});

test("reports a new source block as missing unless an editor omitted it", () => {
  const longer = changed(english, { blocks: [...english.blocks, block("d", "It comes back.")] });
  expect(statesOf(longer, german)).toContain("block:d missing");
  expect(summary(longer, german)).toEqual({ state: "older", open: 2 });
  const marked = changed(german, { translatedFrom: recordOf(longer, "2026-05-04T10:00:00Z") });
  expect(statesOf(longer, marked)).toContain("block:d leftOut");
  expect(summary(longer, marked)).toEqual({ state: "current" });
});
