import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { visitObjects } from "../content-lake/src/cli/archive/visit-values.ts";
import { isObject, type LakeDocument } from "../content-lake/src/document.ts";
import { formatDocuments, parseDocuments } from "../sample-sites/documents.ts";
import { allSiteIds } from "../sample-sites/replace/site-files.ts";
import { aboutFile, contentFile, sampleSites, siteFile } from "../sample-sites/sites.ts";
import { problemsInContent } from "./check.ts";

type Target = { name: string; folder: string };

/** The numbers of documents and files that were saved, and of drafts and versions that were not. */
type Saved = { documents: number; files: number; unpublished: number };

/**
 * Returns the folder of the sample site NAME, which need not exist. Throws an `Error` with a message
 * for the user if a site can't have this name.
 */
export function sampleFolder(name: string): string {
  const isReserved = ["empty", "remove", "replace", "save"].includes(name);
  if (isReserved || !/^[a-z][a-z\d-]*$/.test(name)) {
    throw new Error(
      `A sample site can't have the name "${name}". Use lower-case letters, digits and hyphens.`,
    );
  }
  return fileURLToPath(siteFile({ name }, ""));
}

/**
 * Saves the published content of a running lake's dataset as the sample site `name`: documents,
 * the files that they use, and for a new site its title and description. Files that the documents
 * don't use are deleted from the folder. The same content is always saved in the same way. Throws an
 * `Error` with a message for the user, and saves nothing, if the content breaks a contract or
 * contains documents of another sample site.
 */
export async function saveSample(client: SanityClient, { name, folder }: Target): Promise<Saved> {
  const stored = await client.fetch<LakeDocument[]>("*", {}, { perspective: "raw" });
  // A dot in the id marks drafts, versions and private documents, such as a form's submissions.
  const open = stored.filter(({ _id }) => !_id.includes("."));
  const content = open.filter(({ _type }) => !/^(?:sanity|system)\./.test(_type));
  await refuseProblems(content, open, client);
  refuseOtherSites(name, content);
  const assets = join(folder, "assets");
  const existing = await existingFiles(assets);
  const files = nameFiles(content, open, existing);
  const lines = formatDocuments(content.map((document) => savedDocument(document, files)));
  parseDocuments(lines, contentFile);
  await saveFiles(client, { files, existing, open, assets });
  await writeFile(join(folder, contentFile), lines);
  await describeNewSite(name, folder, content);
  const unpublished = stored.filter(({ _id }) => /^(?:drafts|versions)\./.test(_id)).length;
  return { documents: content.length, files: files.size, unpublished };
}

async function refuseProblems(
  content: readonly LakeDocument[],
  open: readonly LakeDocument[],
  client: SanityClient,
): Promise<void> {
  const ids = new Set(open.map(({ _id }) => _id));
  const problems = await problemsInContent(content, ids, client);
  if (content.length === 0) throw new Error("The dataset has no published content.");
  if (problems.length === 0) return;
  const lines = problems.map(({ id, path, message }) => `  ${id} ${path}: ${message}`);
  throw new Error(["The content is not valid, so nothing was saved:", ...lines].join("\n"));
}

function refuseOtherSites(name: string, content: readonly LakeDocument[]): void {
  for (const site of allSiteIds()) {
    if (site.name === name) continue;
    // Settings have the same ids in all sites.
    const shared = content.filter(({ _id }) => site.ids.includes(_id) && !_id.endsWith("Settings"));
    if (shared.length === 0) continue;
    throw new Error(
      `Nothing was saved, because the dataset contains documents of the sample site ${site.name}: ${shared.map(({ _id }) => _id).join(", ")}.`,
    );
  }
}

const assetId = /^(image|file)-([0-9a-f]{40})-/;

function assetOf({ asset }: Record<string, unknown>): string | undefined {
  const id = isObject(asset) ? asset["_ref"] : undefined;
  return typeof id === "string" && assetId.test(id) ? id : undefined;
}

/** Returns the SHA-1 of an asset's content, which is a part of its id. */
const hashOf = (id: string): string => assetId.exec(id)?.[2] ?? "";

/** Returns the name of an upload without characters that mean something in a path or a URL. */
const safeName = (name: unknown): string =>
  (typeof name === "string" ? name : "")
    .toLowerCase()
    .split("/")
    .map((part) => part.replaceAll(/[^a-z\d.-]+/g, "-").replace(/^[.-]+/, ""))
    .filter((part) => part !== "")
    .join("/");

/** Returns the files in a folder, which need not exist, by the SHA-1 of their content. */
async function existingFiles(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const hash = createHash("sha1").update(await readFile(file));
    files.set(hash.digest("hex"), file.slice(folder.length + 1));
  }
  return files;
}

/**
 * Returns the file for each asset that the documents use, relative to the folder `assets`: the file
 * there with the same content, or else one with the name of the upload.
 */
function nameFiles(
  content: readonly LakeDocument[],
  open: readonly LakeDocument[],
  existing: ReadonlyMap<string, string>,
): Map<string, string> {
  const used = new Set<string>();
  visitObjects(content, (object) => {
    const id = assetOf(object);
    if (id !== undefined) used.add(id);
  });
  const uploads = new Map(open.map((document) => [document._id, document["originalFilename"]]));
  const files = new Map<string, string>();
  for (const id of used) {
    const file = existing.get(hashOf(id));
    if (file !== undefined) files.set(id, file);
  }
  const taken = new Set(files.values());
  for (const id of [...used].toSorted()) {
    if (files.has(id)) continue;
    const name = safeName(uploads.get(id));
    const file = name === "" || taken.has(name) ? `${hashOf(id)}.${id.split("-").at(-1)}` : name;
    taken.add(file);
    files.set(id, file);
  }
  return files;
}

/** Attributes that a dataset sets itself. */
const attributes = new Set(["_rev", "_createdAt", "_updatedAt", "_system"]);

/** Returns a document as an import expects it, with the names of its files. */
function savedDocument(
  { _id, _type, ...fields }: LakeDocument,
  files: ReadonlyMap<string, string>,
) {
  const own = Object.entries(fields).filter(([name]) => !attributes.has(name));
  return { _id, _type, ...withFiles(Object.fromEntries(own), files) };
}

function withFiles(value: Record<string, unknown>, files: ReadonlyMap<string, string>) {
  const place = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(place);
    return isObject(each) ? withFiles(each, files) : each;
  };
  const id = assetOf(value);
  const fields = Object.entries(value).filter(([name]) => id === undefined || name !== "asset");
  const placed: Record<string, unknown> = Object.fromEntries(
    fields.map(([name, each]) => [name, place(each)]),
  );
  if (id === undefined) return placed;
  const [kind] = id.split("-");
  return { ...placed, _sanityAsset: `${kind}@file://./assets/${files.get(id)}` };
}

/** Writes the files that the folder lacks, and deletes those that no document uses. */
async function saveFiles(
  client: SanityClient,
  { files, existing, open, assets }: Files,
): Promise<void> {
  const paths = new Map(open.map(({ _id, path }) => [_id, path]));
  for (const [id, file] of files) {
    if (existing.get(hashOf(id)) === file) continue;
    const response = await fetch(`${client.config().apiHost}/${String(paths.get(id))}`);
    if (!response.ok) throw new Error(`The file of ${id} is missing (HTTP ${response.status}).`);
    const target = join(assets, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, new Uint8Array(await response.arrayBuffer()));
  }
  const used = new Set(files.values());
  for (const file of existing.values()) if (!used.has(file)) await rm(join(assets, file));
}

type Files = {
  /** The file of each asset, by the asset's id. */
  files: ReadonlyMap<string, string>;
  /** The files in the folder `assets`, by the SHA-1 of their content. */
  existing: ReadonlyMap<string, string>;
  /** The documents of assets, among others. */
  open: readonly LakeDocument[];
  assets: string;
};

const siteSettings = z.object({
  name: z.string(),
  languages: z.array(z.object({ description: z.string().optional() })),
});

async function describeNewSite(
  name: string,
  folder: string,
  content: readonly LakeDocument[],
): Promise<void> {
  if (sampleSites.some((site) => site.name === name)) return;
  const settings = siteSettings.safeParse(content.find(({ _id }) => _id === "siteSettings")).data;
  const about = {
    order: Math.max(...sampleSites.map(({ order }) => order)) + 1,
    title: settings?.name ?? name,
    description: settings?.languages[0]?.description ?? "",
  };
  await writeFile(join(folder, aboutFile), `${JSON.stringify(about, null, 2)}\n`);
}
