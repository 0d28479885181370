import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";
import { setUpAddOn } from "./add-on-client.ts";
import { aboutDataset } from "./archive/comments.ts";
import { findDangling, dryRunImport } from "./archive/dry-run-import.ts";
import { type ArchivedAsset, marksOf } from "./archive/find-assets.ts";
import { storeHistory } from "./archive/history.ts";
import { findMissing, withoutStored } from "./archive/stored-documents.ts";
import type { ArchivedDocument } from "./archive/read-documents.ts";
import type { CompleteDocument } from "./archive/complete-document.ts";
import { pathText } from "./archive/visit-values.ts";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";
import { createProgress, type Progress } from "./progress.ts";
import { readArchive, refuse, type Archive } from "./read-archive.ts";
import { findAssetIds, uploadAssets, type UploadedAssets, withAssets } from "./upload-assets.ts";

interface ImportSettings {
  shouldIncludeHistory: boolean;
  /** Whether to import only what the dataset lacks. */
  isMissingOnly: boolean;
  /** Whether to go on without the files that the archive lacks or the lake refuses. */
  isFailingAllowed: boolean;
}

/**
 * Imports an archive into a running lake and replaces documents with the same id. First validates the whole archive,
 * here and with dry-run requests, and imports nothing if it isn't valid. Uploads files before the documents that refer
 * to them. With `--history`, first stores the archive's transactions in the dataset, which must be empty. With
 * `--missing`, imports only what the dataset lacks. With `--allow-failing-assets`, leaves out and lists broken files.
 */
export async function importDataset(given: Arguments): Promise<void> {
  const [path] = given.files;
  if (path === undefined) {
    throw new Error("import needs an archive: import FILE.tar.gz|FILE.ndjson|DIR");
  }
  const settings: ImportSettings = {
    shouldIncludeHistory: given.history === true,
    isMissingOnly: given.missing === true,
    isFailingAllowed: given["allow-failing-assets"] === true,
  };
  if (settings.shouldIncludeHistory && (settings.isMissingOnly || settings.isFailingAllowed)) {
    throw new Error(
      "--history imports an archive as a whole, so it can't be used with --missing or --allow-failing-assets.",
    );
  }
  const progress = createProgress("import");
  const archive = await readArchive(path, settings.isFailingAllowed);
  try {
    if (settings.shouldIncludeHistory && archive.history === undefined) {
      throw new Error(`${path} contains no history. Export it with --history.`);
    }
    await importArchive(archive, settings, lakeClient(given), progress);
  } finally {
    await archive.dispose();
  }
}

async function importArchive(
  archive: Archive,
  settings: ImportSettings,
  client: SanityClient,
  progress: Progress,
): Promise<void> {
  const { shouldIncludeHistory, isMissingOnly, isFailingAllowed } = settings;
  const history = shouldIncludeHistory ? archive.history : undefined;
  const { label, comments } = archive;
  progress.show("checking with the lake", 0, archive.documents.length);
  const { documents, outward } = isMissingOnly ? await selectMissing(archive, client) : archive;
  refuse(label, await findDangling(outward, client));
  refuse(label, await dryRunImport(documents, client));
  const addOn = comments.documents.length > 0 ? await setUpAddOn(client) : undefined;
  const discussion = addOn && isMissingOnly ? await selectMissing(comments, addOn) : comments;
  if (addOn) {
    refuse(comments.label, await findDangling(discussion.outward, addOn));
    refuse(comments.label, await dryRunImport(discussion.documents, addOn));
  }
  const transactions =
    history === undefined
      ? 0
      : await storeHistory(history, client, (done) => progress.show("history", done, done));
  const assets = isMissingOnly ? neededAssets(archive.assets, documents) : archive.assets;
  const uploaded = await uploadAssets(assets, client, {
    editorFields: archive.editorFields,
    existing: isMissingOnly ? await findAssetIds(client) : new Map(),
    isFailingAllowed,
    report: (done) => progress.show("assets", done, assets.length),
  });
  const contents = documents.map((document) => withAssets(document.content, uploaded.ids));
  // With a history, the documents are stored already, except those that changed during the export.
  const missing = history === undefined ? contents : await withoutStored(contents, client);
  await store(missing, client, settings, progress);
  // A history contains what was written about assets.
  const editorFields = history === undefined ? uploaded.editorFields : [];
  for (const [id, fields] of editorFields) await client.patch(id).set(fields).commit();
  const { dataset = "production" } = client.config();
  const about = discussion.documents.map((one) => aboutDataset(one.content, dataset));
  const numComments = addOn ? await store(about, addOn, settings, progress) : 0;
  const numDocs = contents.length;
  const past = transactions > 0 ? ` with a history of ${transactions} transactions` : "";
  const also = numComments > 0 ? `, and ${numComments} comments and tasks,` : "";
  const existing = archive.documents.length - numDocs;
  const rest = isMissingOnly ? `; ${existing} documents existed and were not changed` : "";
  progress.end(`${numDocs} documents${past} and ${uploaded.count} assets${also} imported${rest}`);
  listSkipped(archive, documents, uploaded, progress);
}

async function selectMissing(
  { documents, outward }: Pick<Archive, "documents" | "outward">,
  client: SanityClient,
): Promise<Pick<Archive, "documents" | "outward">> {
  const missing = await findMissing(documents, client);
  const lines = new Set(missing.map(({ line }) => line));
  return { documents: missing, outward: outward.filter(({ line }) => lines.has(line)) };
}

function neededAssets(
  assets: readonly ArchivedAsset[],
  documents: readonly ArchivedDocument[],
): ArchivedAsset[] {
  const needed = new Set(marksOf(documents).map(({ mark }) => mark));
  return assets.filter(({ marks }) => marks.length === 0 || marks.some((mark) => needed.has(mark)));
}

function listSkipped(
  { absent, label }: Archive,
  documents: readonly ArchivedDocument[],
  { refused }: UploadedAssets,
  progress: Progress,
): void {
  const reasons = new Map<string, string>();
  const unused: string[] = [];
  for (const [{ file, marks }, reason] of refused) {
    for (const mark of marks) reasons.set(mark, reason);
    if (marks.length === 0) unused.push(`${file}: ${reason}`);
  }
  const lines = new Set(documents.map(({ line }) => line));
  const places = marksOf(documents).flatMap(({ line, mark, path }) => {
    const reason = reasons.get(mark);
    return reason === undefined
      ? []
      : [{ line, message: `${pathText(path)}: "${mark}" ${reason}` }];
  });
  const listed = [...absent.filter(({ line }) => lines.has(line)), ...places]
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `${label}:${line} ${message}`);
  const all = [...listed, ...unused];
  if (all.length === 0) return;
  progress.end(
    ["left out, because these images and files are missing or broken:", ...all].join("\n    "),
  );
}

/** Replaces stored documents with the same id, unless only missing ones are wanted. */
async function store(
  documents: CompleteDocument[],
  client: SanityClient,
  { isMissingOnly }: ImportSettings,
  progress: Progress,
): Promise<number> {
  const { numDocs } = await sanityImport(documents, {
    client,
    operation: isMissingOnly ? "createIfNotExists" : "createOrReplace",
    releasesOperation: isMissingOnly ? "ignore" : "replace",
    // Otherwise the library would request the `url` of an asset document without a file, with a client for HTTPS alone.
    allowFailingAssets: true,
    onProgress: ({ step, current = 0, total = 0 }) => progress.show(step, current, total),
  });
  return numDocs;
}
