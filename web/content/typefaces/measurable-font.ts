import type { StoredTable } from "./woff2.ts";

/**
 * The tables with which HarfBuzz measures text. The outlines are omitted, because widths don't depend
 * on them and because WOFF2 stores them in a special encoding.
 */
const measured = [
  "GDEF",
  "GPOS",
  "GSUB",
  "HVAR",
  "MVAR",
  "OS/2",
  "avar",
  "cmap",
  "fvar",
  "head",
  "hhea",
  "hmtx",
  "kern",
  "maxp",
] as const;

const required = ["OS/2", "cmap", "head", "hhea", "hmtx", "maxp"] as const;

/** Minimum length of each required table in bytes. The site reads the table up to this length. */
const leastLengths = { "OS/2": 78, cmap: 4, head: 54, hhea: 36, hmtx: 1, maxp: 6 } as const;

/**
 * Restores the widths of a transformed `hmtx` table (WOFF2, section 5.4). Side bearings are zero,
 * because they depend on outlines and don't affect the widths of texts.
 */
function restoredWidths(stored: Buffer, metricCount: number, glyphCount: number): Buffer | null {
  if (stored.length < 1 + metricCount * 2 || metricCount === 0 || metricCount > glyphCount) {
    return null;
  }
  const table = Buffer.alloc(metricCount * 4 + (glyphCount - metricCount) * 2);
  for (let glyph = 0; glyph < metricCount; glyph += 1) {
    table.writeUInt16BE(stored.readUInt16BE(1 + glyph * 2), glyph * 4);
  }
  return table;
}

/** Writes tables into a TrueType file. Checksums are zero, because HarfBuzz ignores them. */
function writeFont(flavor: number, tables: readonly (readonly [string, Buffer])[]): Buffer {
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [header];
  let start = header.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    header.write(tag, 12 + index * 16, "latin1");
    header.writeUInt32BE(start, 20 + index * 16);
    header.writeUInt32BE(bytes.length, 24 + index * 16);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    start += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

/**
 * Returns a font file with the tables that determine the widths of texts. Null if a required table is
 * missing or cut off.
 */
export function measurableFont(
  flavor: number,
  tables: ReadonlyMap<string, StoredTable>,
): Buffer | null {
  for (const tag of required) {
    if ((tables.get(tag)?.bytes.length ?? 0) < leastLengths[tag]) return null;
  }
  const parts: (readonly [string, Buffer])[] = [];
  for (const tag of measured) {
    const stored = tables.get(tag);
    if (stored === undefined) continue;
    if (!stored.isTransformed) {
      parts.push([tag, stored.bytes]);
      continue;
    }
    // `hmtx` is the only table of this list that WOFF2 can transform.
    const widths = tag === "hmtx" ? widthsOf(tables, stored.bytes) : null;
    if (widths === null) return null;
    parts.push([tag, widths]);
  }
  return writeFont(flavor, parts);
}

function widthsOf(tables: ReadonlyMap<string, StoredTable>, stored: Buffer): Buffer | null {
  const metricCount = tables.get("hhea")?.bytes.readUInt16BE(34) ?? 0;
  const glyphCount = tables.get("maxp")?.bytes.readUInt16BE(4) ?? 0;
  return restoredWidths(stored, metricCount, glyphCount);
}
