import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import Negotiator from "negotiator";

/** The content encodings of pages, in order of preference. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Compression options by encoding. Measured on the sample home page (96 kB), higher levels of Brotli save less than 2 %
 * and take many times as long.
 */
export const compressionOptions = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  gzip: { level: 9 },
};

/**
 * Number of characters of the `Accept-Encoding` header that are parsed. Browsers send about 30. A header of the maximum
 * length takes several ms, many times as long as a cached page. [SEC-5]
 */
const HEADER_LIMIT = 1_000;

/** Returns the best encoding that a browser accepts in its `Accept-Encoding` header. */
export function encodingFor(accepts: string | undefined): Encoding {
  const headers = { "accept-encoding": accepts?.slice(0, HEADER_LIMIT) };
  const accepted = new Negotiator({ headers }).encodings();
  return encodings.find((name) => accepted.includes(name)) ?? "identity";
}

export function encode(html: string, encoding: Encoding): Buffer {
  const bytes = Buffer.from(html);
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return gzipSync(bytes, compressionOptions.gzip);
  return brotliCompressSync(bytes, compressionOptions.br);
}
