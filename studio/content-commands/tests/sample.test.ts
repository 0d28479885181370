import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseDocuments } from "../../sample-sites/documents.ts";
import { allSiteIds } from "../../sample-sites/replace/site-files.ts";
import { replaceSample } from "../../sample-sites/replace/replace-sample.ts";
import { siteFile } from "../../sample-sites/sites.ts";
import { fingerprintsOf } from "../../plugins/translations/compare/fingerprint.ts";
import { readPages } from "../../plugins/translations/compare/stored-page.ts";
import { saveSample } from "../save-sample.ts";
import { useLake } from "./support/run-command.ts";

const { client: connect, run } = useLake();
const sample = (...options: string[]) => run("sample", ...options);

const own = `!(_type match "system.*") && !(_id in path("_.**"))`;

const exported = async () => {
  const documents: Record<string, unknown>[] = await connect().fetch(`*[${own}] | order(_id)`);
  return documents.map(({ _rev, _updatedAt, _createdAt, ...content }) => content);
};

const contentOf = (name: string) => siteFile({ name }, "content.ndjson");

const mark = (file: string) => `image@file://./assets/${file}`;

const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0"/></svg>`;
const picture = { _type: "image", _sanityAsset: mark("dot.svg") };
const tinyDocuments = [
  { _id: "localeSettings", _type: "localeSettings", languages: [{ _key: "es", code: "es" }] },
  { _id: "siteSettings", _type: "siteSettings", name: "Tiny" },
  { _id: "page-tiny", _type: "page", language: "es", picture },
];

const tiny = {
  name: "tiny",
  ids: ["localeSettings", "siteSettings", "page-tiny"],
  documents: async () => tinyDocuments.map((document) => `${JSON.stringify(document)}\n`).join(""),
  asset: async () => Buffer.from(dot),
};
const toTiny = (options = {}) =>
  replaceSample(connect(), { sites: [...allSiteIds(), tiny], site: tiny, ...options });

it("[THEME-5] leaves no document and no file after a site is imported, replaced and removed", async () => {
  await connect().create({ _id: "page-mine", _type: "page", language: "en", title: "Mine" });
  const before = await exported();
  expect((await sample("nightlight")).stdout).toContain("Nightlight imported: ");
  expect((await exported()).length).toBeGreaterThan(before.length + 50);
  expect((await sample("nightlight")).stdout).toContain("already contains Nightlight");

  await toTiny();
  const replaced: Record<string, unknown>[] = await exported();
  expect(replaced.map(({ _id }) => _id)).toEqual([
    expect.stringMatching(/^image-.*-4x4-svg$/),
    "localeSettings",
    "page-mine",
    "page-tiny",
    "siteSettings",
  ]);
  // The editor's own English page stays, so English is added to the languages of the new site.
  expect(replaced[1]).toMatchObject({ languages: [{ code: "es" }, { code: "en" }] });

  await replaceSample(connect(), { sites: [...allSiteIds(), tiny], site: null });
  const after = await exported();
  expect(after.filter(({ _id }) => _id !== "localeSettings")).toEqual(before);
  await connect().delete("page-mine");
  // An imported document counts as unedited if another document has the same revision. The language
  // settings are the only remaining document of their import, so they count as edited.
  expect((await sample("remove", "--changed")).code).toBe(0);
  expect(await exported()).toEqual([]);
}, 120_000);

it("[THEME-5] leaves no uploaded file when another upload fails", async () => {
  const before = await exported();
  const icon = { _sanityAsset: mark("missing.svg") };
  const missing = { _id: "page-missing", _type: "page", icon };
  const site = {
    ...tiny,
    documents: async () => `${await tiny.documents()}${JSON.stringify(missing)}\n`,
    asset: async (file: string) => {
      if (file === "missing.svg") throw new Error("missing.svg: 404");
      return tiny.asset();
    },
  };
  const replaced = replaceSample(connect(), { sites: [...allSiteIds(), site], site });
  await expect(replaced).rejects.toThrow("missing.svg: 404");
  expect(await exported()).toEqual(before);
}, 60_000);

it("[THEME-5] keeps edited settings of a replaced site, unless they are to be replaced", async () => {
  await toTiny();
  await connect().patch("siteSettings").set({ name: "My own" }).commit();
  const stored = await connect().getDocument("page-tiny");
  await connect().create({ ...stored, _id: "drafts.page-tiny", _type: "page" });
  const name = () => connect().fetch(`*[_id == "siteSettings"][0].name`);
  expect((await sample("nightlight")).stdout).not.toContain("already contains");
  expect(await name()).toBe("My own");
  await toTiny();
  expect(await name()).toBe("My own");
  const { remaining } = await toTiny({ alsoSettings: true });
  expect(remaining.map(({ id }) => id)).toEqual(["page-tiny"]);
  expect(await name()).toBe("Tiny");
  await toTiny({ alsoChanged: true });
  await replaceSample(connect(), { sites: [tiny], site: null });
  expect(await exported()).toEqual([]);
}, 120_000);

it("[PAGE-11][THEME-5] moves the sample's page or the editor's page if both have the same address", async () => {
  const slug = { _type: "slug", current: "index" };
  const page = (_id: string, title: string) => ({
    _id,
    _type: "page",
    language: "es",
    title,
    slug,
  });
  const lines = `${await tiny.documents()}${JSON.stringify(page("page-tiny-home", "Home"))}\n`;
  const site = { ...tiny, ids: [...tiny.ids, "page-tiny-home"], documents: async () => lines };
  const mine = ["page-mine", "drafts.page-mine"];
  for (const id of mine) await connect().create(page(id, "Mi casa"));
  const homes = () =>
    connect().fetch(`*[_type == "page" && defined(slug)] | order(_id) {_id, "slug": slug.current}`);
  const stored = (own: string, sampled: string) => [
    ...mine.toSorted().map((_id) => ({ _id, slug: own })),
    { _id: "page-tiny-home", slug: sampled },
  ];

  const { clashes } = await replaceSample(connect(), { sites: [site], site });
  expect(clashes).toMatchObject([
    { path: "/es", sample: { path: "/es/tiny" }, own: { title: "Mi casa", path: "/es/mi-casa" } },
  ]);
  expect(await homes()).toEqual(stored("index", "tiny"));
  await replaceSample(connect(), { sites: [site], site, addresses: "sample" });
  expect(await homes()).toEqual(stored("mi-casa", "index"));
  expect((await replaceSample(connect(), { sites: [site], site })).clashes).toEqual([]);
  await replaceSample(connect(), { sites: [site], site: null, alsoChanged: true });
  for (const id of mine) await connect().delete(id);
  await connect().delete("localeSettings");
}, 60_000);

describe("a saved site", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-saved-"));
  const kernmass = fileURLToPath(siteFile({ name: "kernmass" }, ""));
  const save = (name = "kernmass") => saveSample(connect(), { name, folder });

  const filesIn = (root: string): string[] =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replace(/^\//, ""))
      .filter((file) => /^(?:assets\/|content)/.test(file))
      .toSorted();

  const linesOf = (root: string) => readFileSync(join(root, "content.ndjson"), "utf8").split("\n");

  beforeAll(async () => {
    const { code, stderr } = await sample("kernmass");
    if (code !== 0) throw new Error(stderr);
  }, 120_000);

  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await sample("remove", "--changed");
    await connect().delete({ query: `*[${own}]` });
  });

  it("[THEME-5] equals the imported one, in a new folder and in one with its files", async () => {
    for (const _time of ["first", "second"]) {
      await save();
      expect(filesIn(folder)).toEqual(filesIn(kernmass));
      const different = filesIn(kernmass).filter(
        (file) => !readFileSync(join(folder, file)).equals(readFileSync(join(kernmass, file))),
      );
      expect(different).toEqual([]);
    }
  });

  it("[THEME-5] contains what editors published, without drafts, private documents and unused files", async () => {
    const client = connect();
    const icon = await client.assets.upload("image", Buffer.from(dot), { filename: "My Dot.svg" });
    const { icon: before } = await client.fetch(`*[_id == "theme-kernmass"][0]`);
    const setIcon = (value: object) => client.patch("theme-kernmass").set({ icon: value }).commit();
    await setIcon({ ...before, asset: { _type: "reference", _ref: icon._id } });
    await client.create({ _id: "drafts.page-new", _type: "page", title: "New" });
    await client.create({ _id: "formSubmission.1", _type: "formSubmission" });
    expect((await save()).unpublished).toBe(1);
    const changed = linesOf(folder).filter((line) => !linesOf(kernmass).includes(line));
    const expected = { _id: "theme-kernmass", icon: { _sanityAsset: mark("my-dot.svg") } };
    expect(parseDocuments(changed.join("\n"), "changed")).toMatchObject([expected]);
    expect(linesOf(folder)).toHaveLength(linesOf(kernmass).length);
    expect(filesIn(folder)).toContain("assets/my-dot.svg");
    expect(filesIn(folder)).not.toContain("assets/brand/icon.svg");
    await setIcon(before);
    await client.delete({ query: `*[_id in ["drafts.page-new", "formSubmission.1"]]` });
    await save();
    expect(linesOf(folder)).toEqual(linesOf(kernmass));
    expect(filesIn(folder)).toEqual(filesIn(kernmass));
  });

  it("[THEME-5] is not changed by invalid content or by the content of another site", async () => {
    const client = connect();
    const before = linesOf(folder);
    await expect(save("mine")).rejects.toThrow("documents of the sample site kernmass: ");
    const page = { _type: "page", language: "en", title: "Mine", slug: { current: "mine" } };
    const blocks = [{ _key: "x", _type: "poster" }];
    await client.create({ ...page, _id: "page-mine", blocks });
    await expect(save()).rejects.toThrow(
      'nothing was saved:\n  page-mine blocks[_key=="x"]: has the unknown type "poster"',
    );
    await client.delete("page-mine");
    expect(linesOf(folder)).toEqual(before);
    expect(existsSync(join(folder, "site.json"))).toBe(false);
  });

  it.each([
    [["save"], "Use: sample save NAME"],
    [["save", "kernmass", "--changed"], "Use: sample save NAME"],
    [["save", "../x"], "A sample site can't have the name"],
    [["save", "replace"], "A sample site can't have the name"],
  ])("[THEME-5] `sample %s` fails with the reason", async (options, reason) => {
    const { code, stderr } = await sample(...options);
    expect(stderr).toContain(reason);
    expect(code).toBe(1);
  });
});

describe("an imported archive", () => {
  beforeAll(async () => {
    const { code, stderr } = await run("import", fileURLToPath(contentOf("nightlight")));
    if (code !== 0) throw new Error(stderr);
  }, 120_000);

  it("[I18N-3] each translation of the sample site stores the fingerprints of its imported English page", async () => {
    const pages = readPages(await connect().fetch(`*[_type == "page"]`));
    const translations = pages.filter(({ language }) => language !== "en");
    const english = new Map(pages.map((page) => [page.id, page]));
    const older = translations.filter(({ translatedFrom }) => {
      const source = english.get(translatedFrom?.source._ref ?? "");
      const seen = new Map(translatedFrom?.seen.map(({ _key, print }) => [_key, print]));
      const prints = source ? [...fingerprintsOf(source)] : [["none", "none"] as const];
      return prints.some(([part, print]) => seen.get(part) !== print);
    });
    expect(translations.length).toBeGreaterThan(20);
    expect(older.map(({ id }) => id)).toEqual([]);
  });

  it("[RUN-1] removes the sample site in one step, except edited documents and those still in use", async () => {
    const client = connect();
    const left = (): Promise<string[]> =>
      client.fetch(`*[${own} && !(_type match "sanity.*")] | order(_id)._id`);
    const before = await left();

    const dry = (await sample("remove", "--dry-run")).stdout.trim();
    expect(dry).toBe(`${before.length} documents would be removed, and their unused files.`);
    expect(await left()).toEqual(before);

    await client.patch("page-en-about").set({ title: "About us" }).commit();
    const link = { _type: "link", page: { _type: "reference", _ref: "page-en-privacy" } };
    await client.create({ _id: "page-mine", _type: "page", title: "Mine", blocks: [link] });
    const { stdout, code } = await sample("remove");
    expect(code).toBe(0);
    expect(stdout).toContain("page-en-about  not removed: edited since the import");
    expect(stdout).toContain("page-en-privacy  not removed: still in use");
    const after = await left();
    expect(after).toContain("page-mine");
    const rest = after.filter((id) => /^page-(?:de|fr|ar)-|Settings$/.test(id));
    expect(rest).toEqual(["localeSettings"]);
    const files = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && count(*[references(^._id)]) == 0]`;
    expect(await client.fetch(files)).toEqual([]);

    expect((await sample("remove", "--changed")).code).toBe(0);
    expect(await left()).toEqual(["localeSettings", "page-en-privacy", "page-mine"]);
  }, 120_000);
});
