import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { readWoff2 } from "./woff2.ts";

const packages = createRequire(import.meta.url);

/** Returns the bytes of a font file from an installed package, such as `@fontsource/anton/files/….woff2`. */
export const installedFont = (path: string): Buffer => readFileSync(packages.resolve(path));

/** A static font, a variable font, one with Arabic letters, and one that has only accented letters. */
export const fonts = {
  accents: "@fontsource/anton/files/anton-latin-ext-400-normal.woff2",
  anton: "@fontsource/anton/files/anton-latin-400-normal.woff2",
  archivo: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  cairo: "@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2",
  plex: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  plexBold: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-700-normal.woff2",
  plexItalic: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-italic.woff2",
} as const;

/** Returns the position of the compressed data in a WOFF2 file, and its length. */
function dataOf(file: Buffer): { start: number; length: number } {
  const length = file.readUInt32BE(20);
  // The file ends with the data and up to three bytes of padding, because the packages' fonts have no metadata.
  const start = [0, 1, 2, 3]
    .map((padding) => file.length - padding - length)
    .find((position) => {
      try {
        return brotliDecompressSync(file.subarray(position, position + length)).length > 0;
      } catch {
        return false;
      }
    });
  if (start === undefined) throw new Error("The font's data is not at the end of the file.");
  return { start, length };
}

/** Returns a copy of a WOFF2 file with other decompressed data and the same directory of tables. */
export function withData(file: Buffer, change: (data: Buffer) => Buffer): Buffer {
  const { start, length } = dataOf(file);
  const data = brotliCompressSync(
    change(brotliDecompressSync(file.subarray(start, start + length))),
    { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  );
  const changed = Buffer.concat([file.subarray(0, start), data]);
  changed.writeUInt32BE(changed.length, 8);
  changed.writeUInt32BE(data.length, 20);
  return changed;
}

/** Returns a copy of a font with other license bits: `fsType` in the `OS/2` table, which is found by its content. */
export function withLicense(file: Buffer, fsType: number, weight = 400): Buffer {
  return withData(file, (data) => {
    for (let at = 0; at + 10 < data.length; at += 1) {
      const version = data.readUInt16BE(at);
      const isTable =
        version >= 3 &&
        version <= 5 &&
        data.readUInt16BE(at + 4) === weight &&
        data.readUInt16BE(at + 6) === 5 &&
        data.readUInt16BE(at + 8) === 0;
      if (!isTable) continue;
      const changed = Buffer.from(data);
      changed.writeUInt16BE(fsType, at + 8);
      return changed;
    }
    throw new Error("The font has no OS/2 table of the expected weight.");
  });
}

const tag = (text: string) => Buffer.from(text, "latin1");

/** Encodes a number of variable length, UIntBase128 (WOFF2, section 4.1). */
function base128(value: number): Buffer {
  const groups = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(groups);
}

/** Returns a WOFF2 file with the tables that measuring needs, whose `cmap` maps all of Unicode `count` times. */
export async function hugeCharacterMap(file: Buffer, count: number): Promise<Buffer> {
  const read = await readWoff2(file);
  if (!read.ok) throw new Error("The font is not readable.");
  const map = Buffer.alloc(28 + count * 12);
  // Version 0, one table: Windows, UCS-4, at byte 12; its format is 12.
  [0, 1, 3, 10, 0, 12, 12].forEach((value, index) => map.writeUInt16BE(value, index * 2));
  map.writeUInt32BE(16 + count * 12, 16);
  map.writeUInt32BE(count, 24);
  for (let at = 28; at < map.length; at += 12) map.writeUInt32BE(0x10ffff, at + 4);
  const tables = ["OS/2", "head", "hhea", "hmtx", "maxp"].map((name) => {
    const stored = read.tables.get(name)?.bytes ?? Buffer.alloc(0);
    return { name, bytes: Buffer.from(stored) };
  });
  tables.find(({ name }) => name === "maxp")?.bytes.writeUInt16BE(0xffff, 4);
  tables.push({ name: "cmap", bytes: map });
  const directory = Buffer.concat(
    // 0x3f: the tag follows. Version 0: not transformed.
    tables.flatMap(({ name, bytes }) => [Buffer.from([0x3f]), tag(name), base128(bytes.length)]),
  );
  const data = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  const header = Buffer.alloc(48);
  file.copy(header, 0, 0, 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(data.length, 20);
  const changed = Buffer.concat([header, directory, data]);
  changed.writeUInt32BE(changed.length, 8);
  return changed;
}
