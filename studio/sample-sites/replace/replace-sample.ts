import type { SanityClient, UploadBody } from "@sanity/client";
import * as z from "zod";
import { repeatOnConflict } from "../../lib/repeat-on-conflict.ts";
import type { SampleDocument } from "../documents.ts";
import { assetsIn, withAssets, type MarkedAsset } from "./asset-marks.ts";
import { type AddressOwner, type Clash, findClashes, withFreeAddresses } from "./clashes.ts";
import { planRemoval, type Removal, type RemovalOptions } from "./plan-removal.ts";
import { storedShape } from "./stored.ts";

/** The name of a sample site, and the ids of its documents. */
export type SiteIds = { name: string; ids: readonly string[] };

/** The files of a sample site: from its folder, or from the studio's server. */
export type SampleFiles = {
  /** The documents as NDJSON. */
  documents: () => Promise<string>;
  asset: (file: string) => Promise<UploadBody>;
};

/** The sample sites to remove (`sites`), and the sample site to create (`site`), or null to create none. */
export type Choice = {
  sites: readonly SiteIds[];
  site: (SiteIds & SampleFiles) | null;
  /** The pages that keep their addresses where pages clash. The default is `own`. */
  addresses?: AddressOwner;
} & Pick<RemovalOptions, "alsoChanged" | "alsoSettings">;

/** Reports how many files have been uploaded. */
export type OnUpload = (done: number, all: number) => void;

const involved = `*[_id in $ids || references($ids)
  || (_id in path("drafts.**") || _id in path("versions.**")) && string::split(_id, ".")[-1] in $ids]`;
const otherLanguages = `array::unique(*[_type == "page" && !(string::split(_id, ".")[-1] in $ids)].language)`;
const unused = `*[_id in $assets && count(*[references(^._id)]) == 0]._id`;

const raw = { perspective: "raw" } as const;
const tag = "sample-site";

/** Number of concurrent uploads. The embedded lake uses a CPU core for each image that it processes. */
const parallel = 2;

/**
 * Returns the name of the sample site that has the most documents in a dataset. Returns null if the
 * dataset contains no sample documents.
 */
export async function currentSample(
  client: SanityClient,
  sites: readonly SiteIds[],
): Promise<string | null> {
  const ids = sites.flatMap((site) => site.ids);
  const found = z.array(z.string()).parse(await client.fetch("*[_id in $ids]._id", { ids }, raw));
  // Ignores settings, because their ids are the same in all sample sites.
  const stored = new Set(found.filter((id) => !id.endsWith("Settings")));
  const counts = sites.map((site) => ({
    name: site.name,
    count: site.ids.filter((id) => stored.has(id)).length,
  }));
  const [first] = counts.toSorted((a, b) => b.count - a.count);
  return first === undefined || first.count === 0 ? null : first.name;
}

/** The plan for replacing the sample sites. */
export type ReplacementPlan = Removal & {
  clashes: readonly Clash[];
  /** The revisions of the documents that the plan was made for, by id. */
  revisions: ReadonlyMap<string, string>;
};

/** Returns the documents of a sample site that an import creates: all that the dataset doesn't keep. */
const createdOf = (
  documents: readonly SampleDocument[],
  { remaining }: Removal,
): SampleDocument[] => {
  const remainingIds = new Set(remaining.map(({ id }) => id));
  return documents.filter(({ _id }) => !remainingIds.has(_id));
};

/**
 * Reads the sample documents of a dataset, and returns the plan for replacing them. `lines` are the
 * documents of the new site as NDJSON. Changes nothing.
 */
export async function readPlan(
  client: SanityClient,
  choice: Choice,
  lines?: string,
): Promise<ReplacementPlan> {
  const { removal, revisions } = await readRemoval(client, choice);
  const { site } = choice;
  if (site === null) return { ...removal, revisions, clashes: [] };
  const documents = parseLines(lines ?? (await site.documents()));
  const created = createdOf(documents, removal);
  const { remove: removed } = removal;
  const clashes = await findClashes(client, { name: site.name, created, removed });
  return { ...removal, revisions, clashes };
}

/** Reads the sample documents of a dataset, and returns the plan for their removal. */
async function readRemoval(client: SanityClient, choice: Choice) {
  const ids = [...new Set(choice.sites.flatMap((site) => site.ids))];
  const [documents, languages] = await Promise.all([
    client.fetch(involved, { ids }, raw),
    client.fetch(otherLanguages, { ids }, raw),
  ]);
  const stored = z.array(storedShape).parse(documents);
  const removal = planRemoval(stored, ids, {
    ...choice,
    next: choice.site?.ids ?? [],
    languages: z
      .array(z.string().nullable())
      .parse(languages)
      .filter((code) => code !== null),
  });
  return { removal, revisions: new Map(stored.map(({ _id, _rev }) => [_id, _rev])) };
}

/**
 * Uploads files. For each uploaded file, adds the asset's id to `ids`, with the file's `mark` as
 * the key.
 */
async function uploadAll(
  client: SanityClient,
  assets: readonly MarkedAsset[],
  { asset }: SampleFiles,
  ids: Map<string, string>,
  onUpload: OnUpload,
): Promise<void> {
  // All loops read from this generator. An error in one loop closes the generator, which ends the
  // other loops.
  const waiting = (function* () {
    yield* assets;
  })();
  const work = async () => {
    for (const { mark, kind, file } of waiting) {
      const options = { filename: file, tag };
      ids.set(mark, (await client.assets.upload(kind, await asset(file), options))._id);
      onUpload(ids.size, assets.length);
    }
  };
  onUpload(0, assets.length);
  const loops = Array.from({ length: parallel }, work);
  // After an error, waits for the other loop's upload, so that `ids` contains the uploaded file.
  await Promise.all(loops).finally(() => Promise.allSettled(loops));
}

const documentShape = z.looseObject({ _id: z.string(), _type: z.string() });
const localeShape = z.looseObject({ languages: z.array(z.looseObject({ code: z.string() })) });

/** Adds the languages of the remaining pages to the language settings of the new site. */
function withLanguages(document: SampleDocument, { languages }: Removal): SampleDocument {
  const settings = localeShape.safeParse(document).data;
  if (document._id !== "localeSettings" || settings === undefined) return document;
  const codes = new Set(settings.languages.map(({ code }) => code));
  const added = languages.filter(({ code }) => !codes.has(code));
  return { ...document, languages: [...settings.languages, ...added] };
}

const parseLines = (lines: string): SampleDocument[] =>
  lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => documentShape.parse(JSON.parse(line)));

/** Deletes, creates and moves documents in one transaction. Returns the number of created ones. */
async function commit(
  client: SanityClient,
  plan: ReplacementPlan,
  documents: readonly SampleDocument[],
  addresses: AddressOwner,
): Promise<number> {
  const all = createdOf(documents, plan);
  const created = addresses === "own" ? withFreeAddresses(all, plan.clashes) : all;
  let transaction = client.transaction();
  const changed = [
    ...plan.remove,
    ...plan.unlink.map(({ id }) => id),
    ...created.map(({ _id }) => _id),
  ];
  for (const id of changed) {
    const revision = plan.revisions.get(id);
    // Fails if an editor has changed the document since the plan was read.
    if (revision !== undefined) {
      transaction = transaction.patch(id, (patch) =>
        patch.ifRevisionId(revision).unset(["_never"]),
      );
    }
  }
  for (const { id, paths } of plan.unlink) {
    transaction = transaction.patch(id, (patch) => patch.unset([...paths]));
  }
  for (const document of created) {
    transaction = transaction.createOrReplace(withLanguages(document, plan));
  }
  for (const { own } of addresses === "sample" ? plan.clashes : []) {
    for (const { id, revision } of own.versions) {
      transaction = transaction.patch(id, (patch) =>
        patch.ifRevisionId(revision).set({ "slug.current": own.slug }),
      );
    }
  }
  for (const id of plan.remove) transaction = transaction.delete(id);
  if (created.length + plan.remove.length > 0) await transaction.commit({ tag });
  return created.length;
}

async function deleteUnused(client: SanityClient, assets: readonly string[]): Promise<number> {
  const files = z.array(z.string()).parse(await client.fetch(unused, { assets }, raw));
  let cleaning = client.transaction();
  for (const id of files) cleaning = cleaning.delete(id);
  if (files.length > 0) await cleaning.commit({ tag });
  return files.length;
}

/**
 * Numbers of documents and files that {@link replaceSample} changed, the documents that the removal
 * kept, and the pages that had the same address.
 */
export type Replaced = {
  created: number;
  removed: number;
  files: number;
} & Pick<ReplacementPlan, "remaining" | "clashes">;

/**
 * Removes the sample sites from a dataset and creates the documents of the chosen site. Uploads the
 * chosen site's files first. One transaction then deletes and creates all documents, so that
 * visitors never see a mix of two sites. Where a page of the chosen site has the address of another
 * page, one of them moves. The transaction fails as a whole if an editor has linked
 * to a deleted document meanwhile. At the end, deletes the removed sites' files that no document
 * uses. After a failure, deletes the uploaded files instead.
 */
export async function replaceSample(
  client: SanityClient,
  choice: Choice,
  onUpload: OnUpload = () => undefined,
): Promise<Replaced> {
  const { site, addresses = "own" } = choice;
  const lines = site === null ? "" : await site.documents();
  const ids = new Map<string, string>();
  try {
    if (site !== null) await uploadAll(client, assetsIn(lines), site, ids, onUpload);
    const documents = parseLines(withAssets(lines, ids));
    const { plan, created } = await repeatOnConflict(async () => {
      // Reads the plan after the uploads, which take a while, so that it includes the editors' latest changes.
      const read = await readPlan(client, choice, lines);
      return { plan: read, created: await commit(client, read, documents, addresses) };
    });
    const files = await deleteUnused(client, [...plan.assets, ...ids.values()]);
    const { remaining, clashes } = plan;
    return { created, removed: plan.remove.length, files, remaining, clashes };
  } catch (error) {
    // If this deletion fails too, the uploaded files stay in the dataset. `lake assets clean` deletes such files.
    await deleteUnused(client, [...ids.values()]).catch(() => undefined);
    throw error;
  }
}
