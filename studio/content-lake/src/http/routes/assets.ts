import * as z from "zod";
import { storeUpload } from "../../assets/asset-store.ts";
import { applyMutation } from "../../mutation/apply-mutation.ts";
import { randomId } from "../../mutation/document-id.ts";
import { mutationError } from "../../mutation/errors.ts";
import { transact } from "../../mutation/transact.ts";
import { writableDataset } from "../dataset-access.ts";
import { parseOr400 } from "../read-body.ts";
import { json, type Call, type Route } from "../route.ts";

/** Uploads: the body is the file itself. */
export const assetRoutes: readonly Route[] = [
  { method: "POST", path: "/assets/images/:dataset", handle: (call) => upload(call, "images") },
  { method: "POST", path: "/assets/files/:dataset", handle: (call) => upload(call, "files") },
];

const text = z.string().max(4_096).optional();
const remarks = z.object({
  filename: text,
  label: text,
  title: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
});

async function upload(call: Call, kind: "images" | "files"): Promise<Response> {
  const { request, url, identity, lake } = call;
  const dataset = writableDataset(call);
  const { filename, sourceId, sourceName, sourceUrl, ...rest } = parseOr400(
    remarks,
    Object.fromEntries(url.searchParams),
  );
  const source =
    sourceId === undefined ? {} : { source: { id: sourceId, name: sourceName, url: sourceUrl } };
  const asset = await storeUpload({
    kind,
    body: request.body,
    folder: lake.folder.path("assets", dataset.name),
    address: `${kind}/${lake.projectId}/${dataset.name}`,
    host: url.origin,
    uploadId: randomId(lake.random, 32),
    filename,
    mimeType: request.headers.get("content-type") ?? "application/octet-stream",
    remarks: { ...rest, ...source },
  });
  const context = {
    dataset,
    projectId: lake.projectId,
    author: identity.id,
    now: lake.now(),
    random: lake.random,
  };
  transact(
    context,
    {
      items: [{ createIfNotExists: asset }],
      apply: (transaction, item) =>
        applyMutation(transaction, item, { autoGenerateArrayKeys: false }),
      describe: mutationError,
      dryRun: false,
    },
    () => undefined,
  );
  return json({ document: dataset.get(asset._id) });
}
