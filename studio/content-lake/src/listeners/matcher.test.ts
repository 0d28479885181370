import { afterEach, expect, it, vi } from "vitest";
import { storedPage } from "../../tests/support/sample-documents.ts";
import { createMatcher } from "./matcher.ts";

const documentOf = (length: number) =>
  storedPage("a", { words: Array.from({ length }, (_, n) => `word ${n} of a long list`) });

/** A matcher whose filter takes about two milliseconds for a thousand words. */
const slow = createMatcher('*[count(words[@ match "*list*"]) > 0]', {}, "reader");

afterEach(() => vi.restoreAllMocks());

it("[LAKE-4] stops a filter that uses too much CPU time for one document", () => {
  expect(() => slow.matches(documentOf(1_000_000))).toThrow("took too long");
});

it("[LAKE-4] evaluates a document again when other programs used the CPU in the meantime", () => {
  vi.spyOn(process, "threadCpuUsage").mockReturnValue({ user: 0, system: 0 });
  expect(slow.matches(documentOf(80_000))).toBe(true);
});

it("[LAKE-4] stops a filter that joins the words of a document to a very long text", () => {
  const filter =
    '*[length(array::join(words, $separator)) > 10 && length(array::join(words, "")) > 10]';
  const joining = createMatcher(filter, { separator: "-".repeat(100_000) }, "reader");
  expect(joining.matches(documentOf(10))).toBe(true);
  expect(() => joining.matches(documentOf(1_000))).toThrow("may join texts to at most 16777216");
});

it("matches a document that refers to a document of another dataset", () => {
  const referring = createMatcher('*[references("x")]', {}, "reader");
  const document = { ...documentOf(0), to: { _ref: "x", _dataset: "other" } };
  expect(referring.matches(document)).toBe(true);
  expect(referring.matches(documentOf(0))).toBe(false);
});
