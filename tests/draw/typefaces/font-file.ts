import { readFile } from "node:fs/promises";
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";

/** Vertical metrics of a font, as fractions of the font size. */
type Metrics = { ascent: number; descent: number; lineGap: number };

/** A font whose texts can be measured. */
export type MeasuredFont = {
  /** Returns the width of a text in one line, as a multiple of the font size. */
  widthOf: (text: string, axes?: Readonly<Record<string, number>>) => number;
  metrics: Metrics;
};

/**
 * `fsSelection` bit of the table `OS/2`. If it is set, browsers use that table's metrics for a
 * line.
 */
const USE_TYPO_METRICS = 1 << 7;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/**
 * Reads the metrics that browsers use for a line: those of the table `OS/2` if `USE_TYPO_METRICS`
 * is set, otherwise those of the table `hhea`.
 */
function readMetrics(face: Face): Metrics {
  const table = (name: string) => {
    const bytes = face.referenceTable(name);
    if (bytes === undefined) throw new Error(`The font has no table ${name}.`);
    return viewOf(bytes);
  };
  const [horizontal, os2] = [table("hhea"), table("OS/2")];
  const [source, start] =
    (os2.getUint16(62) & USE_TYPO_METRICS) === 0
      ? ([horizontal, 4] as const)
      : ([os2, 68] as const);
  const value = (offset: number) => source.getInt16(start + offset) / face.upem;
  return { ascent: value(0), descent: -value(2), lineGap: value(4) };
}

/** Opens a WOFF2 file. */
export async function openFont(path: string): Promise<MeasuredFont> {
  const face = new Face(new Blob(await decompress(await readFile(path))), 0);
  const ligatures = [new Feature("liga", 1)];
  return {
    metrics: readMetrics(face),
    widthOf: (text, axes = {}) => {
      const font = new Font(face);
      font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer, ligatures);
      const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
      return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
    },
  };
}
