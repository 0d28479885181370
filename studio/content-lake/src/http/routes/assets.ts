import * as z from "zod";
import { storeUpload } from "../../assets/asset-store.ts";
import { findUnused, isStray, modifiedIn, removeFiles } from "../../assets/clean-assets.ts";
import { extractions } from "../../assets/extractions.ts";
import type { LakeDocument } from "../../document.ts";
import { applyMutation } from "../../mutation/apply-mutation.ts";
import { randomId } from "../../mutation/document-id.ts";
import { mutationError } from "../../mutation/errors.ts";
import type { Mutation } from "../../mutation/mutation.ts";
import { prepareTransaction, transact } from "../../mutation/transact.ts";
import { openDataset, type OpenedDataset } from "../dataset-access.ts";
import { requireManager, refusal } from "../identity.ts";
import { writeOptions } from "../run-in-turn.ts";
import { parseOr400 } from "../read-body.ts";
import type { Call } from "../call.ts";
import { json } from "../json.ts";

/** Metadata to extract from an image: `meta=palette&meta=exif` or `meta=palette,exif`. */
const meta = z.array(z.enum(extractions));

const text = z.string().max(4_096).optional();
const uploadParams = z.object({
  filename: text,
  label: text,
  title: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
});

export const uploadImage = (call: Call) => upload(call, "images");

export const uploadFile = (call: Call) => upload(call, "files");

async function upload(call: Call, kind: "images" | "files"): Promise<Response> {
  const { request, caller, body, url, lake, identity } = call;
  const opened = openDataset(call, "create");
  const { dataset, access } = opened;
  const { filename, sourceId, sourceName, sourceUrl, ...rest } = parseOr400(
    uploadParams,
    Object.fromEntries(url.searchParams),
  );
  const source =
    sourceId === undefined ? {} : { source: { id: sourceId, name: sourceName, url: sourceUrl } };
  // Checks the permission before it reads the file. The document, which isn't known yet, is checked when it is written.
  if (!access.may("create", expected(kind, lake.now()))) {
    throw refusal(identity, `may not upload ${kind}`);
  }
  const requested = url.searchParams.getAll("meta").flatMap((names) => names.split(","));
  const asset = await storeUpload({
    kind,
    caller,
    body,
    images: lake.images,
    folder: lake.folder.path("assets", dataset.name),
    share: sharing(call, dataset.name),
    address: `${kind}/${lake.projectId}/${dataset.name}`,
    host: url.origin,
    uploadId: randomId(lake.random, 32),
    filename,
    mimeType: request.headers.get("content-type") ?? "application/octet-stream",
    extract: requested.length ? parseOr400(meta, requested) : undefined,
    editorFields: { ...rest, ...source },
    charge: writeOptions(call, dataset).charge,
  });
  return lake.writes.write(() => {
    write(call, opened, [{ createIfNotExists: asset }]);
    const stored = access.readable(dataset.get(asset._id) ?? null);
    return json({ document: stored ?? asset });
  }, dataset.name);
}

function sharing({ lake }: Call, dataset: string) {
  const bucket = lake.shared?.bucket;
  return bucket && ((name: string) => bucket.store(dataset, name));
}

/** Returns a document such as those of uploaded files, whose id and type decide who may upload. */
function expected(kind: "images" | "files", now: Date): LakeDocument {
  const [_id, _type] =
    kind === "images" ? ["image-new", "sanity.imageAsset"] : ["file-new", "sanity.fileAsset"];
  const time = now.toISOString();
  return { _id, _type, _rev: "", _createdAt: time, _updatedAt: time };
}

const cleaning = z.object({ dryRun: z.enum(["true", "false"]).default("false") });

/** Deletes the assets that no document refers to: first their documents in one transaction, then their files. */
export async function clean(call: Call): Promise<Response> {
  const { url, lake, identity } = call;
  requireManager(identity, lake);
  const opened = openDataset(call, "manage");
  const { dataset } = opened;
  const isDryRun = parseOr400(cleaning, Object.fromEntries(url.searchParams)).dryRun === "true";
  const bucket = lake.shared?.bucket;
  const stored = bucket && (await bucket.list(dataset.name));
  const times = new Map(stored?.map(({ name, modified }) => [name, modified]));
  const folder = lake.folder.path("assets", dataset.name);
  const modifiedAt = stored ? (name: string) => times.get(name) ?? 0 : modifiedIn(folder);
  const unused: LakeDocument[] = [];
  for (let isComplete = false; !isComplete;) {
    const found = await lake.writes.writeInParts(
      function* () {
        const all = findUnused(dataset, modifiedAt, lake.now());
        const some = isDryRun ? all : all.slice(0, mostDeleted);
        if (isDryRun || some.length === 0) return () => some;
        const items = some.map(({ _id: id }) => ({ delete: { id } }));
        const commit = yield* prepareTransaction(...requestOf(call, opened, items));
        return () => {
          commit();
          return some;
        };
      },
      writeOptions(call, dataset),
    );
    unused.push(...found);
    isComplete = isDryRun || found.length < mostDeleted;
  }
  const deletedIds = new Set(unused.map(({ _id }) => _id));
  const options = { folder, dataset, deletedIds, now: lake.now(), dryRun: isDryRun };
  const local = removeFiles(options);
  const stray = stored?.filter((file) => isStray(file, options));
  if (stray && !isDryRun) {
    await bucket?.remove(
      dataset.name,
      stray.map(({ name }) => name),
    );
  }
  const files = stray?.map(({ name, size }) => ({ file: name, size })) ?? local;
  return json({ dryRun: isDryRun, assets: unused.map(summary), files });
}

function summary({ _id, originalFilename, size }: LakeDocument) {
  return { _id, originalFilename, size };
}

/** Number of assets that one transaction deletes. */
const mostDeleted = 1_000;

function write(call: Call, opened: OpenedDataset, items: readonly Mutation[]): void {
  transact(...requestOf(call, opened, items));
}

function requestOf(
  { identity, lake }: Call,
  { dataset, access }: OpenedDataset,
  items: readonly Mutation[],
): Parameters<typeof transact<Mutation>> {
  return [
    {
      dataset,
      access,
      projectId: lake.projectId,
      author: identity.id,
      now: lake.now(),
      random: lake.random,
    },
    {
      items,
      apply: (transaction, item) =>
        applyMutation(transaction, item, { autoGenerateArrayKeys: false }),
      describe: mutationError,
      dryRun: false,
    },
    () => undefined,
  ];
}
