import { mediaTypeOf } from "../assets/media-types.ts";

/** What is sent, and how. */
export interface AssetAnswer {
  body: Blob | Uint8Array<ArrayBuffer>;
  extension: string;
  /** The request's `range`. */
  range?: string | null;
  variesByAccept?: boolean;
  /** The name to save it under. */
  name?: string | undefined;
  /** Saved, not shown. */
  isDownload?: boolean;
}

/** Types that a browser shows or plays without a document of the uploader's making. */
const passive =
  /^(?:image\/(?!svg)|video\/|audio\/|font\/|application\/(?:pdf|json)|text\/(?:plain|csv|vtt))/;

/** An asset's answer: public, never changing, and running no script whatever was uploaded. */
export function sendAsset(answer: AssetAnswer): Response {
  const { body, extension, range = null, variesByAccept = false } = answer;
  const type = mediaTypeOf(extension);
  const part = body instanceof Blob && range !== null ? partOf(body, range) : undefined;
  const disposition = dispositionOf(answer);
  return new Response(part?.body ?? body, {
    status: part ? 206 : 200,
    headers: {
      ...part?.headers,
      ...(body instanceof Blob ? { "accept-ranges": "bytes" } : {}),
      "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      // A browser's own viewers for films and PDF files don't open in a sandbox, and need none.
      ...(passive.test(type)
        ? {}
        : { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
      ...(variesByAccept ? { vary: "accept" } : {}),
      ...(disposition === undefined ? {} : { "content-disposition": disposition }),
    },
  });
}

/** The header that names a file, in the plain alphabet for old programs and in full for the others. */
function dispositionOf({ name, isDownload = false }: AssetAnswer): string | undefined {
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
