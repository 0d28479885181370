import { rmSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeSampleArchive } from "../../../studio/sample-sites/build-import.ts";
import { fingerprintsOf } from "../../../studio/plugins/translations/compare/fingerprint.ts";
import { readPages } from "../../../studio/plugins/translations/compare/stored-page.ts";
import {
  newFolder,
  runLake,
  serveLakeProcess,
  tokenFor,
  type ServedLake,
} from "../support/served-lake.ts";

let folder: string;
let lake: ServedLake;
let token: string;

beforeAll(async () => {
  folder = newFolder();
  const data = join(folder, "lake");
  lake = await serveLakeProcess(data);
  token = await tokenFor(data, "administrator");
  const archive = join(folder, "sample.ndjson");
  await writeSampleArchive(archive);
  await runLake("import", archive, "--url", lake.url, "--token", token);
}, 120_000);

afterAll(async () => {
  await lake.end("SIGTERM");
  rmSync(folder, { recursive: true });
});

const sample = (...options: string[]) =>
  runLake("sample", "remove", ...options, "--url", lake.url, "--token", token);

const connect = () =>
  createClient({
    apiHost: lake.url,
    useProjectHostname: false,
    projectId: "marquee",
    dataset: "production",
    apiVersion: "2025-02-19",
    perspective: "raw",
    token,
    useCdn: false,
  });

it("[I18N-3] each translation of the sample site stores the fingerprints of its imported English page", async () => {
  const pages = readPages(await connect().fetch(`*[_type == "page"]`));
  const translations = pages.filter(({ language }) => language !== "en");
  const english = new Map(pages.map((page) => [page.id, page]));
  const older = translations.filter(({ translatedFrom }) => {
    const source = english.get(translatedFrom?.source._ref ?? "");
    const seen = new Map(translatedFrom?.seen.map(({ _key, print }) => [_key, print]));
    return !source || [...fingerprintsOf(source)].some(([part, print]) => seen.get(part) !== print);
  });
  expect(translations.length).toBeGreaterThan(20);
  expect(older.map(({ id }) => id)).toEqual([]);
});

it("[RUN-1] removes the sample site in one step, except edited documents and those still in use", async () => {
  const client = connect();
  const left = () =>
    client.fetch(`*[!(_type match "sanity.*") && !(_id in path("_.**"))] | order(_id)._id`);
  const before: string[] = await left();

  const dry = await sample("--dry-run");
  expect(dry.stdout.trim()).toBe(
    // One document is not removed: the one with the languages, which every site needs.
    `${before.length - 1} documents would be removed, and their unused files.`,
  );
  expect(await left()).toEqual(before);

  await client.patch("page-en-about").set({ title: "About us" }).commit();
  await client.create({
    _id: "page-mine",
    _type: "page",
    title: "Mine",
    blocks: [{ _type: "link", page: { _type: "reference", _ref: "page-en-privacy" } }],
  });
  const { stdout, code } = await sample();
  expect(code).toBe(0);
  expect(stdout).toContain("page-en-about  not removed: edited since the import");
  expect(stdout).toContain("page-en-privacy  not removed: still in use");
  const after: string[] = await left();
  expect(after).toContain("localeSettings");
  expect(after).toContain("page-mine");
  expect(after.filter((id) => /^page-(?:de|fr|ar)-|Settings$/.test(id))).toEqual([
    "localeSettings",
  ]);
  const files = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && count(*[references(^._id)]) == 0]`;
  expect(await client.fetch(files)).toEqual([]);

  expect((await sample("--changed")).code).toBe(0);
  expect(await left()).toEqual(["localeSettings", "page-en-privacy", "page-mine"]);
}, 120_000);
