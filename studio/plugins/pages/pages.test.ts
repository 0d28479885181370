import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { applies, createdBy, runForEach, updatedBy } from "./bulk-actions.ts";
import { listQuery, listShape, type PageRow, rowsOf, type View } from "./page-row.ts";

const page = (_id: string, title: string, language: string, _updatedAt: string) => ({
  _id,
  _type: "page",
  title,
  language,
  slug: { current: `${_id}-slug` },
  _updatedAt,
});
const dataset = [
  page("a", "Opening hours", "en", "2026-01-01T00:00:00Z"),
  page("b", "arrival", "de", "2026-01-03T00:00:00Z"),
  page("c", "Tickets", "en", "2026-01-02T00:00:00Z"),
];
const base: View = { search: "", language: null, order: "edited", limit: 50 };

function list(view: Partial<View>) {
  const { fetch, params } = listQuery({ ...base, ...view });
  return listShape.parse(runGroq(fetch, dataset, params));
}
const ids = (view: Partial<View>) => list(view).pages.map(({ id }) => id);

const common = { type: "page", language: "en", editedAt: "", hasDraft: true, isPublished: true };
const row = (id: string, more: Partial<PageRow> = {}): PageRow => ({
  ...common,
  id,
  title: id,
  slug: id,
  ...more,
});

test.each<[Partial<View>, string]>([
  [{}, "b c a"],
  [{ order: "title" }, "b a c"],
  [{ order: "address" }, "b a c"],
  [{ language: "en" }, "c a"],
  [{ search: "open hour" }, "a"],
  [{ search: "c-slug" }, "c"],
])("lists the pages of the view %j in its order: %s", (view, found) => {
  expect(ids(view).join(" ")).toBe(found);
});

test("offers to publish only drafts, and to unpublish only published pages", () => {
  const rows = rowsOf(list({}), ["a", "drafts.a", "drafts.b", "c"]);
  expect(rows.filter(applies.publish).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(rows.filter(applies.unpublish).map(({ id }) => id)).toEqual(["c", "a"]);
});

test("repeats failed pages while others succeed, and returns those that still fail", async () => {
  const gone = new Set<string>();
  // `a` can't be deleted before `b`, and `c` not at all.
  const remove = async ({ id }: PageRow) => {
    if (id === "c" || (id === "a" && !gone.has("b"))) throw new Error(`${id} is in use`);
    gone.add(id);
  };
  const rows = ["a", "b", "c"].map((id) => row(id));
  const failures = await runForEach(rows, remove);
  expect(failures.map((failure) => failure.row.id)).toEqual(["c"]);
  expect([...gone]).toEqual(["b", "a"]);
});

test("[LAKE-3] checks for each page what an action creates and changes", () => {
  const rows = [row("a"), row("b", { isPublished: false, language: "de" })];
  const named = (documents: { _id: string; language: string | null }[]) =>
    documents.map(({ _id, language }) => `${_id} ${language}`);
  expect(named(updatedBy("delete", rows))).toEqual(["a en", "drafts.b de"]);
  expect([named(createdBy("publish", rows)), named(updatedBy("publish", rows))]).toEqual([
    ["b de"],
    ["a en"],
  ]);
  expect(named(createdBy("duplicate", rows))).toEqual(["drafts.a en", "drafts.b de"]);
});
