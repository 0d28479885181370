import type { Mutation } from "@sanity/client";
import { schemaTypes } from "@marquee/schemas/studio";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { setUpServedLake } from "../../studio/content-lake/tests/support/set-up-lake.ts";
import { commitRemoval, removeUnlinked } from "../../studio/plugins/removal/commit-removal.ts";
import {
  readRemoval,
  type RemovalAction,
  type RemovalChoice,
} from "../../studio/plugins/removal/removal.ts";
import { replaceAsset } from "../../studio/plugins/media/replace-asset.ts";
import { deleteExpired, restoreItem } from "../../studio/plugins/trash/restore.ts";
import { trashQuery, trashShape } from "../../studio/plugins/trash/trash-item.ts";

const schema = createSchema({ name: "test", types: [...schemaTypes] });
const typeOf = (name: string) => schema.get(name);
const lake = setUpServedLake();
const { lake: content } = lake;

const now = Date.parse("2026-11-21T12:00:00.000Z");
const remover = { user: { name: "Ada" }, now, mayTrash: () => true, typeOf };
const editor = () => lake.client(content.tokens.editor);
const to = (_ref: string, more: object = {}) => ({ _type: "reference", _ref, ...more });
const link = (_ref: string) => ({
  _key: "l",
  _type: "link",
  label: "Go",
  kind: "internal",
  page: to(_ref),
});
const page = (_id: string, more: object = {}) => ({
  _id,
  _type: "page",
  title: _id,
  language: "en",
  slug: { _type: "slug", current: _id.split(".").at(-1) },
  ...more,
});
const call = { _key: "c", _type: "callToAction", heading: "Go" };
const linking = (_id: string, target: string) =>
  page(_id, { blocks: [{ ...call, actions: [link(target), { ...link("safe"), _key: "s" }] }] });

const store = (...documents: object[]) =>
  content.mutate(documents.map((document) => ({ create: document })));
const nothing: RemovalChoice = { substitute: null, redirectTo: null };
const plan = (action: RemovalAction, id: string) => readRemoval(editor(), action, [id], typeOf);
const remove = async (action: RemovalAction, id: string, choice = nothing) =>
  commitRemoval(editor(), await plan(action, id), choice, remover);
const ids = () => content.query("*[_type != 'trashedDocument'] | order(_id)._id");
const buttonsOf = (_id: string) =>
  content.query("*[_id == $_id][0].blocks[0].actions[].page._ref", { _id });
const trash = async () =>
  trashShape.parse(await content.query(trashQuery, { now: new Date(now).toISOString(), limit: 10 }))
    .items;

const releaseId = "spring";
const openRelease = () =>
  content.act({
    actionType: "sanity.action.release.create",
    releaseId,
    metadata: { title: "Spring", releaseType: "undecided" },
  });

test.each<[RemovalAction, string[]]>([
  ["delete", []],
  ["unpublish", ["drafts.old"]],
])(
  "[STU-3] %s: the links of drafts, published pages and releases lead to another page",
  async (action, left) => {
    await openRelease();
    await store(
      page("old", { blocks: [link("old")] }),
      page("safe"),
      linking("one", "old"),
      linking("drafts.one", "old"),
      linking("versions.spring.two", "old"),
      { _id: "r", _type: "redirect", from: "/en/older", kind: "internal", page: to("old") },
    );
    const { status } = await content.mutate([{ delete: { id: "old" } }]);
    expect(status).toBe(409);
    const toMissing = remove(action, "old", { substitute: "new", redirectTo: null });
    await expect(toMissing).rejects.toThrow("ask an administrator");
    await store(page("new"));
    expect(await remove(action, "old", { substitute: "new", redirectTo: "new" })).toBe(null);
    for (const id of ["one", "drafts.one", "versions.spring.two"]) {
      expect(await buttonsOf(id)).toEqual(["new", "safe"]);
    }
    const redirects = "*[_type == 'redirect'] | order(from){from, 'to': page._ref, permanent}";
    expect(await content.query(redirects)).toEqual([
      { from: "/en/old", to: "new", permanent: action === "delete" },
      { from: "/en/older", to: "new", permanent: null },
    ]);
    expect(await content.query("*[sanity::versionOf('old')]._id")).toEqual(left);
  },
);

test.each(["topic", "author", "form", "theme", "reusableBlock"])(
  "[STU-3] deletes a %s to which pages refer",
  async (type) => {
    const references = {
      topics: [to("x", { _key: "t" })],
      theme: to("x"),
      blocks: [
        { _key: "f", _type: "formBlock", form: to("x") },
        { _key: "r", _type: "reusable", original: to("x") },
      ],
    };
    await store({ _id: "x", _type: type }, page("one", references), page("drafts.one", references));
    await remove("delete", "x");
    const bare = { topics: null, theme: null, blocks: null };
    expect(await content.query("*[_type == 'page']{topics, theme, blocks}")).toEqual([bare, bare]);
    expect((await trash()).map(({ documentType }) => documentType)).toEqual([type]);
  },
);

test("[STU-3] changes nothing if another document refers to the page in the meantime", async () => {
  await store(page("old"), page("safe"));
  const planned = await plan("delete", "old");
  await store(linking("one", "old"));
  const next = await commitRemoval(editor(), planned, nothing, remover);
  expect(next?.referrers.map(({ document }) => document._id)).toEqual(["one"]);
  expect(await ids()).toEqual(["old", "one", "safe"]);
});

test("[STU-3] the trash holds what another editor typed last", async () => {
  await store(page("old"));
  const planned = await plan("delete", "old");
  let attempts = 0;
  const slow = Object.assign(editor(), {
    mutate: async (mutations: Mutation[]) => {
      attempts += 1;
      if (attempts === 1) await content.mutate([{ patch: { id: "old", set: { title: "Last" } } }]);
      return editor().mutate(mutations);
    },
  });
  await commitRemoval(slow, planned, nothing, remover);
  expect((await trash()).map(({ title }) => title)).toEqual(["Last"]);
  expect(attempts).toBe(2);
});

const picture = (_ref: string) => ({
  blocks: [{ _key: "i", _type: "imageBlock", picture: { asset: to(_ref) } }],
});
const assets = ["image-old", "image-new"].map((_id) => ({ _id, _type: "sanity.imageAsset" }));

test("[STU-1] every document that uses a replaced file uses the new one", async () => {
  await openRelease();
  await store(...assets, page("unused", picture("image-new")));
  const names = ["one", "drafts.one", "versions.spring.two"];
  await store(...names.map((name) => page(name, picture("image-old"))));
  await store(page("gone", picture("image-old")));
  await remove("delete", "gone");
  const replaced = { from: "image-old", to: "image-new", typeOf };
  expect(await replaceAsset(editor(), replaced)).toBe(names.length);
  const used = await content.query("*[_type == 'page'].blocks[].picture.asset._ref");
  expect(used).toEqual(Array.from({ length: 4 }, () => "image-new"));
});

test("[STU-1] names the scheduled release whose version prevents the replacement of a file", async () => {
  await openRelease();
  const old = picture("image-old");
  await store(...assets, page("one", old), page("versions.spring.one", old));
  const publishAt = "2027-01-01T00:00:00.000Z";
  await content.act({ actionType: "sanity.action.release.schedule", releaseId, publishAt });
  const replaced = replaceAsset(editor(), { from: "image-old", to: "image-new", typeOf });
  await expect(replaced).rejects.toThrow("These scheduled releases use this file: Spring.");
  expect(await content.query("count(*[references('image-old')])")).toBe(2);
});

test("[STU-3] deletes pages that link to each other, and names those that others link to", async () => {
  await store(page("a"), page("safe"), page("c"));
  await store(linking("b", "a"), linking("d", "c"));
  await content.mutate([{ patch: { id: "a", set: { theme: to("b") } } }]);
  await content.mutate([{ patch: { id: "d", set: { translations: [to("a", { _weak: true })] } } }]);
  const linked = await removeUnlinked(editor(), "delete", ["a", "b", "c"], remover);
  expect([...linked.keys()]).toEqual(["c"]);
  expect(await ids()).toEqual(["c", "d", "safe"]);
  expect(await content.query("*[_id == 'd'][0].translations")).toBe(null);
});

test("[STU-3] the trash restores a page with its draft and its version in a release", async () => {
  await openRelease();
  await store({ _id: "t", _type: "theme" }, page("old", { theme: to("t") }));
  await store(page("drafts.old", { title: "Edited" }), page("versions.spring.old"));
  const all = "*[sanity::versionOf('old')] | order(_id){_id, title, theme, _createdAt}";
  const before = await content.query(all);
  await remove("delete", "old");
  const [item] = await trash();
  expect(item).toMatchObject({
    title: "Edited",
    address: "/en/old",
    deletedBy: "Ada",
    deletedAt: "2026-11-21T12:00:00.000Z",
    expiresAt: "2026-12-21T12:00:00.000Z",
  });
  const restored = await restoreItem(editor(), item?._id ?? "", typeOf);
  expect(restored).toEqual({ id: "old", type: "page", notes: [] });
  expect(await content.query(all)).toEqual(before);
  expect(await trash()).toEqual([]);
});

test("[STU-3] restores a page without what is missing, and as a draft where another page has its address", async () => {
  await store({ _id: "t", _type: "theme" }, page("old", { theme: to("t") }));
  await remove("delete", "old");
  await remove("delete", "t");
  await store({ ...page("other"), slug: { _type: "slug", current: "old" } });
  const item = (await trash()).find(({ documentType }) => documentType === "page");
  const { notes } = await restoreItem(editor(), item?._id ?? "", typeOf);
  expect(notes).toEqual(["address", "references"]);
  expect(await content.query("*[sanity::versionOf('old')]{_id, theme}")).toEqual([
    { _id: "drafts.old", theme: null },
  ]);
});

test("[STU-3] restores a redirect only after the page that it leads to", async () => {
  const redirect = { _id: "r", _type: "redirect", from: "/en/a", kind: "internal" };
  await store(page("old"), { ...redirect, page: to("old") });
  await remove("delete", "r");
  await remove("delete", "old");
  const items = new Map((await trash()).map(({ documentType, _id }) => [documentType, _id]));
  const restore = (type: string) => restoreItem(editor(), items.get(type) ?? "", typeOf);
  await expect(restore("redirect")).rejects.toThrow("Restore that document first.");
  expect(await trash()).toHaveLength(2);
  await restore("page");
  await restore("redirect");
  expect(await ids()).toEqual(["old", "r"]);
});

test("[STU-3][LAKE-3] deletes pages of several languages, and fills the trash in those that the role allows", async () => {
  await store(page("a"), page("b", { language: "de" }));
  const mayTrash = (language: string) => language === "de";
  await removeUnlinked(editor(), "delete", ["a", "b"], { ...remover, mayTrash });
  expect(await ids()).toEqual([]);
  expect((await trash()).map(({ title }) => title)).toEqual(["b"]);
});

test("[STU-3] the trash is hidden from visitors and from the site, and empties itself after 30 days", async () => {
  const image = { asset: to("image-a", { _weak: true }) };
  await store(page("old", { blocks: [{ _key: "i", image }] }));
  await remove("delete", "old");
  // A public dataset shows visitors what this role may read.
  expect(await content.query("*[_type == 'trashedDocument' && _id in path('*')]")).toEqual([]);
  expect(await content.query("*[_type == 'trashedDocument']", {}, "published")).toEqual([]);
  expect(await content.query("count(*[references('image-a')])")).toBe(1);
  const day = 24 * 60 * 60 * 1000;
  await deleteExpired(editor(), now + 30 * day - 1);
  expect(await trash()).toHaveLength(1);
  await deleteExpired(editor(), now + 30 * day);
  expect(await trash()).toEqual([]);
});

test("[STU-3][LAKE-3] a contributor's deleted draft goes to the trash, too", async () => {
  await store(page("drafts.mine"));
  const client = lake.client(content.tokens.contributor);
  const planned = await readRemoval(client, "delete", ["mine"], typeOf);
  await commitRemoval(client, planned, nothing, remover);
  expect(await ids()).toEqual([]);
  expect(await trash()).toHaveLength(1);
});
