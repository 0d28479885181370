import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { fileExists } from "../../assets/receive-upload.ts";
import { createImageCache, type ImageCache } from "../../assets/image-cache.ts";
import { imageOptionNames, imageOptions } from "../../assets/image-options.ts";
import { transformImage, type OutputFormat } from "../../assets/transform-image.ts";
import { gatewayError } from "../../lake-error.ts";
import type { Lake } from "../../lake.ts";
import { parseOr400 } from "../read-body.ts";
import type { Call, Route } from "../route.ts";

/** Images and files by their address: public, and never changing. */
export function assetFileRoutes(lake: Lake): readonly Route[] {
  const cache = createImageCache(lake.folder.path("cache", "images"));
  return [
    {
      method: "GET",
      path: "/images/:project/:dataset/:file",
      handle: (call) => image(call, cache),
    },
    { method: "GET", path: "/files/:project/:dataset/:file", handle: file },
  ];
}

const contentTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  tif: "image/tiff",
  svg: "image/svg+xml",
  json: "application/json",
  pdf: "application/pdf",
  mp4: "video/mp4",
  webm: "video/webm",
  mp3: "audio/mpeg",
  txt: "text/plain; charset=utf-8",
};

async function image(call: Call, cache: ImageCache): Promise<Response> {
  const { path, extension } = await locate(call, "images", /^[0-9a-f]{40}-\d+x\d+\.(\w+)$/);
  const asked = [...call.url.searchParams].filter(([name]) => imageOptionNames.includes(name));
  const options = parseOr400(imageOptions, Object.fromEntries(asked));
  if (extension === "svg" || !asked.length) return send(call, await openAsBlob(path), extension);
  const accepts = call.request.headers.get("accept") ?? "";
  const isWebp =
    options.auto === "format" && options.fm === undefined && accepts.includes("image/webp");
  const format = options.fm ?? (isWebp && extension !== "gif" ? "webp" : formatOf(extension));
  const digest = createHash("sha256")
    .update(JSON.stringify([path, options, format]))
    .digest("hex");
  const made = await cache.get(`${digest}.${format}`, () => transformImage(path, options, format));
  return send(call, made, format, options.auto === "format");
}

function formatOf(extension: string): OutputFormat {
  if (extension === "png" || extension === "webp" || extension === "avif" || extension === "gif")
    return extension;
  return "jpg";
}

async function file(call: Call): Promise<Response> {
  const { path, extension } = await locate(call, "files", /^[0-9a-f]{40}\.(\w+)$/);
  return send(call, await openAsBlob(path), extension, false, call.request.headers.get("range"));
}

/** The file behind an address. The name's shape leaves no way out of the folder. */
async function locate({ params, lake }: Call, kind: string, shape: RegExp) {
  const { project = "", dataset = "", file: name = "" } = params;
  const extension = shape.exec(name)?.[1];
  const isOurs = project === lake.projectId && lake.datasetRow(dataset) !== undefined;
  const path = lake.folder.path("assets", dataset, kind, name);
  if (extension === undefined || !isOurs || !(await fileExists(path))) {
    throw gatewayError(404, "Not Found", "There is no such asset");
  }
  return { path, extension };
}

function send(
  { url }: Call,
  body: Blob | Uint8Array<ArrayBuffer>,
  extension: string,
  variesByAccept = false,
  range: string | null = null,
): Response {
  const download = url.searchParams.get("dl");
  const name = download?.replaceAll(/[^\w. -]/g, "_");
  const part = body instanceof Blob && range !== null ? partOf(body, range) : undefined;
  return new Response(part?.body ?? body, {
    status: part ? 206 : 200,
    headers: {
      ...part?.headers,
      ...(body instanceof Blob ? { "accept-ranges": "bytes" } : {}),
      "content-type": contentTypes[extension] ?? "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
      // Whatever was uploaded (SVG, HTML) runs no script, opened by itself or not.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      ...(variesByAccept ? { vary: "accept" } : {}),
      ...(name === undefined ? {} : { "content-disposition": `attachment; filename="${name}"` }),
    },
  });
}

/** The one range of bytes that a video player asks for; several at once, or none that there are, get the whole. */
function partOf(body: Blob, range: string) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, body.size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? body.size : Math.min(body.size, Number(to) + 1);
  if (start >= end) return undefined;
  const headers = { "content-range": `bytes ${start}-${end - 1}/${body.size}` };
  return { body: body.slice(start, end), headers };
}
