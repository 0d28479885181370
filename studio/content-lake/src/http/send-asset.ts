import { mediaTypeOf } from "../assets/media-types.ts";

export interface AssetResponseInit {
  body: Blob | Uint8Array<ArrayBuffer>;
  extension: string;
  range?: string | null;
  variesByAccept?: boolean;
  /** The file name in `Content-Disposition`. */
  name?: string | undefined;
  /** Whether the browser saves the file instead of displaying it. */
  isDownload?: boolean;
}

/**
 * Media types that browsers open in a built-in viewer. They are sent without the sandbox policy, because the viewer
 * fails in a sandbox and runs no scripts of the file.
 */
const viewed = /^(?:video\/|audio\/|application\/pdf$)/;

/** Media types that a browser may open as a document with scripts. Files of unknown types are octet streams. */
const active = /^(?:image\/svg\+xml|application\/octet-stream)$/;

/** Content security policy that blocks scripts and all requests, and gives the document an opaque origin. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether a file with this extension could run scripts if a browser opened it as a document. */
export function isActive(extension: string): boolean {
  return active.test(mediaTypeOf(extension));
}

/** The response is immutable. Its headers prevent the browser from running scripts in the uploaded file. */
export function sendAsset(init: AssetResponseInit): Response {
  const { body, extension, range = null, variesByAccept = false } = init;
  const type = mediaTypeOf(extension);
  const part = body instanceof Blob && range !== null ? partOf(body, range) : undefined;
  const disposition = dispositionOf(init);
  const sent = part?.body ?? body;
  // Sends a `Blob` as a stream, because @hono/node-server would read the whole `Blob` into memory.
  return new Response(sent instanceof Blob ? sent.stream() : sent, {
    status: part ? 206 : 200,
    headers: {
      "content-length": String(sent instanceof Blob ? sent.size : sent.byteLength),
      ...part?.headers,
      ...(body instanceof Blob ? { "accept-ranges": "bytes" } : {}),
      "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      ...(viewed.test(type) ? {} : { "content-security-policy": sandbox }),
      ...(variesByAccept ? { vary: "accept" } : {}),
      ...(disposition === undefined ? {} : { "content-disposition": disposition }),
    },
  });
}

/**
 * An ASCII file name, and the full one as `filename*` (RFC 6266) if they differ. The package `content-disposition` isn't
 * used, because it keeps slashes and throws for an unpaired surrogate.
 */
function dispositionOf({ name, isDownload = false }: AssetResponseInit): string | undefined {
  const way = isDownload ? "attachment" : "inline";
  if (name === undefined) return isDownload ? way : undefined;
  const clean = name
    .replaceAll(/["\\/\p{Cc}]/gu, "_")
    .slice(0, 200)
    .toWellFormed();
  const plain = clean.replaceAll(/[^\u0020-\u007E]/g, "_");
  const full = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${plain}"${plain === clean ? "" : `; filename*=UTF-8''${full}`}`;
}

/**
 * Undefined for multiple or unsatisfiable ranges, so that the whole file is sent. The package `range-parser` isn't used,
 * because it rejects a request for the last 500 bytes of a shorter file.
 */
function partOf(body: Blob, range: string) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, body.size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? body.size : Math.min(body.size, Number(to) + 1);
  if (start >= end) return undefined;
  const headers = { "content-range": `bytes ${start}-${end - 1}/${body.size}` };
  return { body: body.slice(start, end), headers };
}
