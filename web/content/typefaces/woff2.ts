import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const decompress = promisify(brotliDecompress);

/**
 * Maximum size of a font file in bytes. Visitors download the whole file, so a larger file would
 * delay the display of text.
 */
export const MAX_FONT_BYTES = 1024 * 1024;

/** Maximum size of a decompressed font in bytes. Real fonts are two to three times as large as their WOFF2 files. */
const MAX_TABLE_BYTES = 8 * 1024 * 1024;

/** Maximum number of tables. Fonts have about twenty. */
const MAX_TABLES = 64;

/** Length of the header (WOFF2, section 4.1). */
const HEADER = 48;

/** The table tags that the directory can encode as a number, in this order (WOFF2, section 4.1). */
// cspell:disable
const knownTags = (
  "cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT " +
  "EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH " +
  "CBDT CBLC COLR CPAL SVG sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar " +
  "gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
)
  .split(" ")
  .map((tag) => tag.padEnd(4));
// cspell:enable

/** A table as the file stores it. A transformed table must be converted before it can be used. */
export type StoredTable = { bytes: Buffer; isTransformed: boolean };

/** The tables of a WOFF2 file by tag, or the reason why the file can't be read. */
export type Woff2 =
  | { ok: true; flavor: number; tables: ReadonlyMap<string, StoredTable> }
  | { ok: false; problem: "notWoff2" | "collection" | "damaged" };

type Entry = { tag: string; length: number; isTransformed: boolean };

const WOFF2 = 0x774f4632;
const COLLECTION = 0x74746366;
const damaged = { ok: false, problem: "damaged" } as const;

/** Creates a reader of numbers. It throws a RangeError at the end of the file. */
function createCursor(file: Buffer, start: number) {
  let at = start;
  const byte = () => file.readUInt8(at++);
  return {
    byte,
    tag: () => {
      at += 4;
      if (at > file.length) throw new RangeError("The file ends inside of a tag.");
      return file.toString("latin1", at - 4, at);
    },
    /** Reads a number of variable length, UIntBase128 (WOFF2, section 4.1). */
    length: () => {
      let value = 0;
      for (let count = 0; count < 5; count += 1) {
        const next = byte();
        if (count === 0 && next === 0x80) throw new RangeError("A length has leading zeros.");
        value = value * 128 + (next & 0x7f);
        if (next < 0x80) return value;
      }
      throw new RangeError("A length has more than five bytes.");
    },
    position: () => at,
  };
}

/** Reads the directory of tables, and the position of the compressed data behind it. */
function readDirectory(file: Buffer, count: number): { entries: Entry[]; end: number } {
  const cursor = createCursor(file, HEADER);
  const entries = Array.from({ length: count }, () => {
    const flags = cursor.byte();
    const tag = knownTags[flags & 0x3f] ?? cursor.tag();
    const version = flags >> 6;
    // The tables `glyf` and `loca` are untransformed in version 3, all other tables in version 0.
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    const original = cursor.length();
    return { tag, isTransformed, length: isTransformed ? cursor.length() : original };
  });
  return { entries, end: cursor.position() };
}

/**
 * Reads a WOFF2 file's tables. A small file can claim or contain gigabytes of data. Therefore the
 * claimed size is checked before decompression, and the actual size is limited during
 * decompression.
 */
export async function readWoff2(bytes: Uint8Array): Promise<Woff2> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 4 || file.readUInt32BE(0) !== WOFF2) return { ok: false, problem: "notWoff2" };
  if (file.length < HEADER || file.readUInt32BE(8) !== file.length) return damaged;
  const flavor = file.readUInt32BE(4);
  if (flavor === COLLECTION) return { ok: false, problem: "collection" };
  const count = file.readUInt16BE(12);
  if (count === 0 || count > MAX_TABLES) return damaged;
  try {
    const { entries, end } = readDirectory(file, count);
    const total = entries.reduce((sum, { length }) => sum + length, 0);
    const compressed = file.subarray(end, end + file.readUInt32BE(20));
    if (total === 0 || total > MAX_TABLE_BYTES) return damaged;
    const data = await decompress(compressed, { maxOutputLength: total });
    if (data.length !== total) return damaged;
    return { ok: true, flavor, tables: tablesIn(data, entries) };
  } catch {
    // The directory is cut off, the data is not valid Brotli, or the data is longer than the
    // directory claims.
    return damaged;
  }
}

function tablesIn(data: Buffer, entries: readonly Entry[]): Map<string, StoredTable> {
  let start = 0;
  return new Map(
    entries.map(({ tag, length, isTransformed }) => {
      const bytes = data.subarray(start, start + length);
      start += length;
      return [tag, { bytes, isTransformed }] as const;
    }),
  );
}
