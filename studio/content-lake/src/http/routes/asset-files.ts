import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { createImageCache, type ImageCache } from "../../assets/image-cache.ts";
import { imageOptionNames, imageOptions } from "../../assets/image-options.ts";
import { documentId } from "../../assets/clean-assets.ts";
import { fileExists } from "../../assets/receive-upload.ts";
import type { OutputFormat } from "../../assets/transform-image.ts";
import { gatewayError } from "../../lake-error.ts";
import type { Lake } from "../../lake.ts";
import { requireReader } from "../identity.ts";
import { parseOr400 } from "../read-body.ts";
import type { Call } from "../call.ts";
import { isActive, sendAsset } from "../send-asset.ts";

/** Size limit of the cache of transformed images on disk, in bytes. */
const cacheCeiling = 512 * 1024 * 1024;

/** Images and files are public and immutable. The optional last path segment is the download's file name. */
export function assetFiles(lake: Lake) {
  const folder = lake.folder.path("cache", "images");
  const cache = createImageCache(folder, { ceiling: cacheCeiling, now: lake.now });
  return { image: (call: Call) => sendImage(call, cache), file: sendFile };
}

async function sendImage(call: Call, cache: ImageCache): Promise<Response> {
  const { path, extension } = await locate(call, "images", /^[0-9a-f]{40}-\d+x\d+\.(\w+)$/);
  const { searchParams } = call.url;
  const requested = [...searchParams].filter(([name]) => imageOptionNames.includes(name));
  const options = parseOr400(imageOptions, Object.fromEntries(requested));
  if (extension === "svg" || !requested.length || searchParams.has("dlRaw")) {
    return sendAsset({ ...naming(call), body: await openAsBlob(path), extension });
  }
  const accepts = call.request.headers.get("accept") ?? "";
  const isWebp =
    options.auto === "format" && options.fm === undefined && accepts.includes("image/webp");
  const format = options.fm ?? (isWebp && extension !== "gif" ? "webp" : formatOf(extension));
  const digest = createHash("sha256")
    .update(JSON.stringify([path, options, format]))
    .digest("hex");
  const body = await cache.get(`${digest}.${format}`, call.caller, (caller) =>
    call.lake.images.transform(caller, { path, options, format }),
  );
  return sendAsset({
    ...naming(call),
    body,
    extension: format,
    variesByAccept: options.auto === "format",
  });
}

function formatOf(extension: string): OutputFormat {
  if (extension === "png" || extension === "webp" || extension === "avif" || extension === "gif")
    return extension;
  return "jpg";
}

async function sendFile(call: Call): Promise<Response> {
  const { path, extension } = await locate(call, "files", /^[0-9a-f]{40}\.(\w+)$/);
  const body = await openAsBlob(path);
  const named = naming(call);
  // The browser downloads an SVG in `files`, because the SVG may contain scripts. It displays an
  // SVG in `images`, because pages use these as images.
  const isDownload = named.isDownload || isActive(extension);
  return sendAsset({
    ...named,
    isDownload,
    body,
    extension,
    range: call.request.headers.get("range"),
  });
}

/**
 * The name to save a file under: the value of `dl` or `dlRaw`, otherwise the optional last path segment. Without both, a
 * download gets the stored file's name, and a displayed file none. Throws a 401 or 403 if the caller may not use `dlRaw`.
 */
function naming({ url, params, identity, lake }: Call) {
  const raw = url.searchParams.get("dlRaw");
  if (raw !== null) requireReader(identity, lake);
  const download = raw ?? url.searchParams.get("dl");
  const name = download || params["name"] || (download === null ? undefined : params["file"]);
  return { name, isDownload: download !== null };
}

/** The name must match `shape`, which prevents path traversal. Throws a 404 if there is no such file. */
async function locate({ params, lake }: Call, kind: string, shape: RegExp) {
  const { project = "", dataset = "", file: name = "" } = params;
  const extension = shape.exec(name)?.[1];
  const isOfThisLake = project === lake.projectId && lake.datasetRow(dataset) !== undefined;
  const path = lake.folder.path("assets", dataset, kind, name);
  if (
    extension === undefined ||
    !isOfThisLake ||
    !(await isThere(lake, path, { dataset, kind, name }))
  ) {
    throw gatewayError(404, "Not Found", "Asset not found");
  }
  return { path, extension };
}

/** Whether a file is in the lake's folder, where it may have to be copied to from the bucket that nodes share. */
async function isThere(
  lake: Lake,
  path: string,
  { dataset, kind, name }: { dataset: string; kind: string; name: string },
): Promise<boolean> {
  if (await fileExists(path)) return true;
  const bucket = lake.shared?.bucket;
  // Without this check, invented names would cause requests to the bucket.
  const hasDocument = lake.dataset(dataset)?.get(documentId(kind, name)) !== undefined;
  return bucket !== undefined && hasDocument && bucket.fetch(dataset, `${kind}/${name}`);
}
