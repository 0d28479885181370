import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";
import { setUpAddOn } from "./add-on-client.ts";
import { aboutDataset } from "./archive/comments.ts";
import { findDangling, rehearseImport } from "./archive/rehearse-import.ts";
import { storeHistory, withoutStored } from "./archive/history.ts";
import type { SettledDocument } from "./archive/settle-document.ts";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";
import { createProgress, type Progress } from "./progress.ts";
import { readArchive, refuse, type Archive } from "./read-archive.ts";
import { uploadAssets, withAssets } from "./upload-assets.ts";

/**
 * Imports an archive into a running lake and replaces documents with the same id. First validates
 * the whole archive, both in this process and with dry-run requests to the lake. Imports nothing if
 * the archive isn't valid. Uploads files before the documents that refer to them. With `--history`, first stores the
 * archive's transactions in the dataset, which must be empty.
 */
export async function importDataset(given: Arguments): Promise<void> {
  const [path] = given.files;
  if (path === undefined) {
    throw new Error("import needs an archive: import FILE.tar.gz|FILE.ndjson|DIR");
  }
  const progress = createProgress("import");
  const archive = await readArchive(path);
  try {
    if (given.history === true && archive.history === undefined) {
      throw new Error(`${path} contains no history. Export it with --history.`);
    }
    await importArchive(archive, given.history === true, lakeClient(given), progress);
  } finally {
    await archive.dispose();
  }
}

async function importArchive(
  archive: Archive,
  isHistoryWanted: boolean,
  client: SanityClient,
  progress: Progress,
): Promise<void> {
  const history = isHistoryWanted ? archive.history : undefined;
  const { label, documents, outward, assets, comments } = archive;
  progress.show("checking with the lake", 0, documents.length);
  refuse(label, await findDangling(outward, client));
  refuse(label, await rehearseImport(documents, client));
  const addOn = comments.documents.length > 0 ? await setUpAddOn(client) : undefined;
  if (addOn) {
    refuse(comments.label, await findDangling(comments.outward, addOn));
    refuse(comments.label, await rehearseImport(comments.documents, addOn));
  }
  const transactions =
    history === undefined
      ? 0
      : await storeHistory(history, client, (done) => progress.show("history", done, done));
  const uploaded = await uploadAssets(assets, archive.remarks, client, (done) =>
    progress.show("assets", done, assets.length),
  );
  const contents = documents.map(({ content }) => withAssets(content, uploaded.ids));
  // With a history, the documents are stored already, except those that changed during the export.
  const missing = history === undefined ? contents : await withoutStored(contents, client);
  await store(missing, client, progress);
  // A history contains what was written about assets.
  const remarks = history === undefined ? uploaded.remarks : [];
  for (const [id, fields] of remarks) await client.patch(id).set(fields).commit();
  const { dataset = "production" } = client.config();
  const about = comments.documents.map(({ content }) => aboutDataset(content, dataset));
  const numComments = addOn ? await store(about, addOn, progress) : 0;
  const numDocs = contents.length;
  const past = transactions > 0 ? ` with a history of ${transactions} transactions` : "";
  const also = numComments > 0 ? `, and ${numComments} comments and tasks,` : "";
  progress.end(`${numDocs} documents${past} and ${assets.length} assets${also} imported`);
}

/**
 * Stores documents in the client's dataset, and replaces stored documents with the same id. Returns
 * the number of documents.
 */
async function store(
  documents: SettledDocument[],
  client: SanityClient,
  progress: Progress,
): Promise<number> {
  const { numDocs } = await sanityImport(documents, {
    client,
    operation: "createOrReplace",
    releasesOperation: "replace",
    // An archive without files may contain asset documents. Without this option, the import
    // library would request the `url` of each such document with an HTTPS client. That client
    // fails for the `http:` URLs of a lake.
    allowFailingAssets: true,
    onProgress: ({ step, current = 0, total = 0 }) => progress.show(step, current, total),
  });
  return numDocs;
}
