import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

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

/**
 * Returns a copy of a WOFF2 file in which `change` has replaced the decompressed data. The
 * directory of tables stays the same.
 */
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

/**
 * Returns a copy of a font with other license bits (`fsType` in the `OS/2` table). Finds the table by
 * its content: version, average width, weight, width class and `fsType`.
 */
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
