import { expect, test } from "vitest";
import { sampleDocuments } from "../sample-documents.ts";
import { planRemoval } from "./plan-removal.ts";
import { sampleIds } from "./sample-ids.ts";
import { referencesIn } from "./stored.ts";

const ids = ["siteSettings", "page-a", "page-b", "page-c"];
const link = (key: string, to: string) => ({
  _key: key,
  _type: "link",
  kind: "internal",
  page: { _type: "reference", _ref: to },
});
type Written = { rev?: string; links?: string[]; picture?: object };
const page = (_id: string, { rev = "import", links = [], ...more }: Written = {}) => ({
  _id,
  _type: "page",
  _rev: rev,
  title: _id,
  actions: links.map((to) => link(to, to)),
  ...more,
});
const settings = (rev = "import") => ({
  _id: "siteSettings",
  _type: "siteSettings",
  _rev: rev,
  name: "Nightlight",
  languages: [{ _key: "en", menu: [link("one", "page-a"), link("two", "page-c")] }],
});
const plan = (documents: ReturnType<typeof page>[], alsoChanged = false, rev = "import") =>
  planRemoval([settings(rev), ...documents], ids, { alsoChanged });

test("lists the ids of all sample documents except the list of languages", () => {
  const brought = sampleDocuments().map(({ _id }) => _id);
  expect(brought.filter((id) => !sampleIds.includes(id))).toEqual(["localeSettings"]);
  expect(sampleIds.filter((id) => !brought.includes(id))).toEqual([]);
});

test("removes the whole sample site when nothing was changed", () => {
  const removal = plan([page("page-a"), page("page-b", { links: ["page-a"] }), page("page-c")]);
  expect(removal).toMatchObject({ remove: ids, kept: [], unlink: [] });
});

test("keeps documents that an editor changed or has drafts of, and their links' targets", () => {
  const removal = plan([
    page("page-a", { rev: "own", links: ["page-b"] }),
    page("page-b"),
    page("page-c"),
    page("drafts.page-c"),
  ]);
  expect(removal.remove).toEqual(["siteSettings"]);
  expect(removal.kept.map(({ id, why }) => `${id} ${why}`)).toEqual([
    "page-a changed",
    "page-b used",
    "page-c changed",
  ]);
});

test("keeps documents that the user's own page links to", () => {
  const removal = plan([
    page("page-a"),
    page("page-b"),
    page("page-c"),
    page("mine", { rev: "mine", links: ["page-b"] }),
  ]);
  expect(removal.remove).toEqual(["siteSettings", "page-a", "page-c"]);
});

test("keeps changed settings without links to removed pages", () => {
  const removal = plan(
    [page("page-a"), page("page-b"), page("page-c", { rev: "own" })],
    false,
    "own2",
  );
  expect(removal.remove).toEqual(["page-a", "page-b"]);
  expect(removal.unlink).toEqual([
    { id: "siteSettings", paths: [`languages[_key=="en"].menu[_key=="one"]`] },
  ]);
});

test("removes changed documents and their drafts on request", () => {
  const removal = plan(
    [page("page-a", { rev: "own" }), page("page-b"), page("page-c"), page("drafts.page-c")],
    true,
    "own2",
  );
  expect(removal.remove).toEqual([...ids, "drafts.page-c"]);
});

test("keeps only targets of strong references, and lists images by their asset references", () => {
  const translations = [{ _key: "de", _type: "reference", _ref: "page-b", _weak: true }];
  expect(referencesIn({ translations })).toEqual([]);
  const picture = { asset: { _ref: "image-abc-10x10-png", _type: "reference" } };
  const removal = plan([page("page-a", { picture }), page("page-b"), page("page-c")]);
  expect(removal.assets).toEqual(["image-abc-10x10-png"]);
});
