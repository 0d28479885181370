import type { ServerResponse } from "node:http";
import { brotliCompressSync, constants, crc32, gzipSync } from "node:zlib";
import type { BufferedResponse } from "../request-from-next.ts";
import { compressionOptions, type Encoding } from "./encoding.ts";
import type { FinishedPage } from "./finish-page.ts";
import { headerLines } from "./send-page.ts";

/**
 * A compressed page without its end. Each response adds a member's data and the end. These added
 * bytes are not compressed, because compressing them would take time in each response. gzip and
 * Brotli streams can contain uncompressed blocks.
 */
export type OpenPage = {
  /** Headers as alternating names and values. */
  head: string[];
  body: Buffer;
  encoding: Encoding;
  /**
   * CRC-32 checksum and length in bytes of `body` before compression. gzip needs them at the end.
   */
  checksum: number;
  length: number;
};

const END = "</body></html>";

/** Nothing may store a member's page: not even the browser, which another person may use after a sign-out. */
const NOT_STORED = "private, no-store";

/** Compresses the first bytes of a stream. The result ends at a byte boundary, and more bytes can follow. */
function encodeOpen(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") {
    return gzipSync(bytes, { ...compressionOptions.gzip, finishFlush: constants.Z_SYNC_FLUSH });
  }
  return brotliCompressSync(bytes, {
    ...compressionOptions.br,
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
}

/** Compresses a page without its end, so that each response can add one member's data. */
export function packOpenPage(
  { html, policy }: FinishedPage,
  encoding: Encoding,
  nextHeaders: BufferedResponse["headers"],
): OpenPage {
  const bytes = Buffer.from(html.endsWith(END) ? html.slice(0, -END.length) : html);
  const head = headerLines(nextHeaders, { policy, cacheControl: NOT_STORED, encoding });
  const body = encodeOpen(bytes, encoding);
  return { head, body, encoding, checksum: crc32(bytes), length: bytes.length };
}

/**
 * Returns the last bytes of a gzip stream: `tail` as one uncompressed block (RFC 1951, 3.2.4), and
 * the end of gzip (RFC 1952, 2.3).
 */
function endGzip(tail: Buffer, { checksum, length }: OpenPage): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt8(1);
  block.writeUInt16LE(tail.length, 1);
  block.writeUInt16LE(tail.length ^ 0xff_ff, 3);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(tail, checksum));
  end.writeUInt32LE((length + tail.length) % 2 ** 32, 4);
  return Buffer.concat([block, tail, end]);
}

/**
 * Returns the last bytes of a Brotli stream: `tail` as an uncompressed meta-block, and an empty last
 * meta-block (RFC 7932, 9.2).
 */
function endBrotli(tail: Buffer): Buffer {
  const block = Buffer.alloc(3);
  // The block's header, from the lowest bit: one bit for "not the last", two bits for "the length has
  // four nibbles", 16 bits for the length minus one, and one bit for "uncompressed".
  block.writeUIntLE(((tail.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([block, tail, Buffer.from([0b11])]);
}

/**
 * Returns the end of a page with `added` in it. `added` must be HTML of at most 65,000 bytes,
 * because the length of an uncompressed block has 16 bits.
 */
function endOf(page: OpenPage, added: string): Buffer {
  const tail = Buffer.from(`${added}${END}`);
  if (page.encoding === "gzip") return endGzip(tail, page);
  return page.encoding === "br" ? endBrotli(tail) : tail;
}

/** Sends a page with `added` before its end. */
export function sendOpenPage(response: ServerResponse, page: OpenPage, added: string): void {
  const end = endOf(page, added);
  const length = String(page.body.length + end.length);
  response.writeHead(200, [...page.head, "content-length", length]);
  // Two writes, because joining the parts would copy the page. Node.js sends both at once.
  response.write(page.body);
  response.end(end);
}
