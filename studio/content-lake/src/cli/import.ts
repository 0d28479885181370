import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";
import { setUpAddOn } from "./add-on-client.ts";
import { aboutDataset } from "./archive/comments.ts";
import { findDangling, rehearseImport } from "./archive/rehearse-import.ts";
import type { SettledDocument } from "./archive/settle-document.ts";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";
import { createProgress, type Progress } from "./progress.ts";
import { readArchive, refuse, type Archive } from "./read-archive.ts";
import { uploadAssets, withAssets } from "./upload-assets.ts";

/**
 * Imports an archive into a running lake and replaces documents with the same id. First validates
 * the whole archive, both in this process and with dry-run requests to the lake. Imports nothing if
 * the archive isn't valid. Uploads files before the documents that refer to them.
 */
export async function importDataset(given: Arguments): Promise<void> {
  const [path] = given.files;
  if (path === undefined) {
    throw new Error("import needs an archive: import FILE.tar.gz|FILE.ndjson|DIR");
  }
  const progress = createProgress("import");
  const archive = await readArchive(path);
  try {
    await importArchive(archive, lakeClient(given), progress);
  } finally {
    await archive.dispose();
  }
}

async function importArchive(
  archive: Archive,
  client: SanityClient,
  progress: Progress,
): Promise<void> {
  const { label, documents, outward, assets, comments } = archive;
  progress.show("checking with the lake", 0, documents.length);
  refuse(label, await findDangling(outward, client));
  refuse(label, await rehearseImport(documents, client));
  const addOn = comments.documents.length > 0 ? await setUpAddOn(client) : undefined;
  if (addOn) {
    refuse(comments.label, await findDangling(comments.outward, addOn));
    refuse(comments.label, await rehearseImport(comments.documents, addOn));
  }
  const uploaded = await uploadAssets(assets, archive.remarks, client, (done) =>
    progress.show("assets", done, assets.length),
  );
  const contents = documents.map(({ content }) => withAssets(content, uploaded.ids));
  const numDocs = await store(contents, client, progress);
  for (const [id, fields] of uploaded.remarks) await client.patch(id).set(fields).commit();
  const { dataset = "production" } = client.config();
  const about = comments.documents.map(({ content }) => aboutDataset(content, dataset));
  const numComments = addOn ? await store(about, addOn, progress) : 0;
  const also = numComments > 0 ? `, and ${numComments} comments and tasks,` : "";
  progress.end(`${numDocs} documents and ${assets.length} assets${also} imported`);
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
