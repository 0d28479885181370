import { expect, test } from "vitest";
import { blankTransactionId } from "./blank-settings.ts";
import { planRemoval, type RemovalOptions } from "./plan-removal.ts";
import { referencesIn } from "./stored.ts";

const ids = ["siteSettings", "page-a", "page-b", "page-c"];
const ref = (_ref: string) => ({ _type: "reference", _ref });
const link = (_key: string, to: string) => ({
  _key,
  _type: "link",
  kind: "internal",
  page: ref(to),
});
const imported = "2026-11-20T18:00:00.000Z";
/** Returns the dates of a document that an import has changed shortly after its creation. */
const dates = (_updatedAt = "2026-11-20T18:00:02.000Z") => ({ _createdAt: imported, _updatedAt });
type Written = { rev?: string; updated?: string; links?: string[]; picture?: object };
const page = (_id: string, { rev = "import", updated, links = [], ...more }: Written = {}) => ({
  _id,
  _type: "page",
  _rev: rev,
  ...dates(updated),
  title: _id,
  actions: links.map((to) => link(to, to)),
  ...more,
});
const settings = (rev = "import") => ({
  _id: "siteSettings",
  _type: "siteSettings",
  _rev: rev,
  ...dates(),
  name: "Nightlight",
  languages: [{ _key: "en", menu: [link("one", "page-a"), link("two", "page-c")] }],
});
const plan = (documents: ReturnType<typeof page>[], options: RemovalOptions = {}, rev = "import") =>
  planRemoval([settings(rev), ...documents], ids, options);

const pages = (changes: Record<string, Written> = {}) =>
  ids.slice(1).map((id) => page(id, changes[id]));
const remainingIn = ({ remaining: entries }: ReturnType<typeof plan>) =>
  entries.map(({ id, why }) => `${id} ${why}`);
const own = { rev: "own" };

test("removes the whole sample site when nothing was changed", () => {
  const removal = plan(pages({ "page-b": { links: ["page-a"] } }));
  expect(removal).toMatchObject({ remove: ids, remaining: [], unlink: [] });
});

test("keeps documents that an editor changed, or changes in a draft or a release, and their links' targets", () => {
  const changed = pages({ "page-a": { ...own, links: ["page-b"] } });
  const removal = plan([...changed, page("versions.spring.page-c")]);
  expect(removal.remove).toEqual(["siteSettings"]);
  expect(remainingIn(removal)).toEqual(["page-a changed", "page-b used", "page-c changed"]);
  const unpublished = plan([...pages().slice(0, 2), page("drafts.page-c")]);
  expect(unpublished.remove).toEqual(["siteSettings", "page-a", "page-b"]);
  expect(unpublished.remaining.map(({ id }) => id)).toEqual(["page-c"]);
});

test("keeps documents that one release published", () => {
  const release = { rev: "release", updated: "2026-11-21T09:00:00.000Z" };
  const removal = plan(pages({ "page-a": release, "page-b": release }));
  expect(removal.remove).toEqual(["siteSettings", "page-c"]);
  expect(remainingIn(removal)).toEqual(["page-a changed", "page-b changed"]);
});

test("keeps the documents of an exported dataset, because its import gave all of them the same revision", () => {
  const copied = { rev: "second-import", updated: "2027-01-01T00:00:00.000Z" };
  const removal = plan(pages({ "page-a": copied, "page-b": copied, "page-c": copied }), {}, "own");
  expect(removal.remove).toEqual([]);
});

test("keeps a document that shares its revision only with a page of the user, or that this page links to", () => {
  const both = { rev: "both" };
  const shared = plan([...pages({ "page-a": both }), page("mine", { ...both, links: ["page-a"] })]);
  expect(remainingIn(shared)).toEqual(["page-a changed"]);
  const linked = plan([...pages(), page("mine", { rev: "mine", links: ["page-b"] })]);
  expect(linked.remove).toEqual(["siteSettings", "page-a", "page-c"]);
});

test("keeps changed settings without links to removed pages", () => {
  const removal = plan(pages({ "page-c": own }), {}, "own2");
  expect(removal.remove).toEqual(["page-a", "page-b"]);
  const paths = [`languages[_key=="en"].menu[_key=="one"]`];
  expect(removal.unlink).toEqual([{ id: "siteSettings", paths }]);
});

test("removes changed documents and their drafts, or changed settings alone, on request", () => {
  const changed = [...pages({ "page-a": own }), page("drafts.page-c")];
  const all = plan(changed, { alsoChanged: true }, "own2");
  expect(all.remove).toEqual([...ids, "drafts.page-c"]);
  const alone = plan(pages({ "page-a": own }).slice(0, 2), { alsoSettings: true });
  expect(alone.remove).toEqual(["siteSettings", "page-b"]);
});

test("keeps only targets of strong references, and lists images by their asset references", () => {
  const translations = [{ _key: "de", _type: "reference", _ref: "page-b", _weak: true }];
  expect(referencesIn({ translations })).toEqual([]);
  const picture = { asset: { _ref: "image-abc-10x10-png", _type: "reference" } };
  expect(plan(pages({ "page-a": { picture } })).assets).toEqual(["image-abc-10x10-png"]);
});

test("[PAGE-11] replaces settings that the studio created and nobody filled in", () => {
  const blank = { ...settings(blankTransactionId()), _id: "drafts.siteSettings" };
  expect(planRemoval([blank], ids)).toMatchObject({
    remove: ["drafts.siteSettings"],
    remaining: [],
  });
  const filled = { ...blank, _rev: "edited" };
  expect(planRemoval([filled], ids)).toMatchObject({
    remove: [],
    remaining: [{ id: "siteSettings" }],
  });
});

const languages = ["de", "ja"];

test.each<[string, RemovalOptions, object]>([
  ["removed when no page stays", {}, { remove: ["localeSettings", "page-a"], remaining: [] }],
  [
    "kept for a page that stays in one of the languages",
    { languages },
    { remove: ["page-a"], remaining: [{ id: "localeSettings", title: null, why: "used" }] },
  ],
  [
    "replaced by those of a site that gets the languages of pages that stay",
    { languages, next: ["localeSettings"] },
    { remove: ["page-a"], remaining: [], languages: [{ code: "de" }] },
  ],
])("the language settings are %s", (_, options, removal) => {
  const codes = [{ code: "en" }, { code: "de" }];
  const { title: _title, ...document } = page("localeSettings");
  const locale = { ...document, _type: "localeSettings", languages: codes };
  const documents = [locale, page("page-a")];
  expect(planRemoval(documents, ["localeSettings", "page-a"], options)).toMatchObject(removal);
});

test("keeps the theme of settings that stay", () => {
  const theme = { ...page("theme-a"), _type: "theme" };
  const chosen = { ...settings("own"), theme: { _type: "reference", _ref: "theme-a" } };
  const removal = planRemoval([chosen, theme, page("page-a")], [...ids, "theme-a"]);
  expect(removal.remove).toEqual(["page-a"]);
  expect(removal.unlink).toMatchObject([{ id: "siteSettings" }]);
});

test("deletes no document that the next site creates again, and keeps links to it", () => {
  const stored = [page("page-a"), page("page-b"), page("drafts.page-b")];
  const removal = plan(stored, { alsoChanged: true, next: ["page-a", "page-b"] }, "own");
  expect(removal.remove).toEqual(["siteSettings", "drafts.page-b"]);
});
