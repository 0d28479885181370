import { Blob, Buffer, Face, Feature, Font, shape, Variation } from "harfbuzzjs";

/** Vertical metrics of a font, as fractions of the font size. */
type Metrics = { ascent: number; descent: number; lineGap: number };

/** A font whose texts can be measured. */
export type MeasuredFont = {
  /** Returns the width of a text in one line, as a multiple of the font size. */
  widthOf: (text: string, axes?: Readonly<Record<string, number>>) => number;
  metrics: Metrics;
  /** Code points of all characters that the font has. */
  characters: ReadonlySet<number>;
  /** The least and the greatest weight of a variable font; null if the font has one weight. */
  weightRange: readonly [number, number] | null;
};

/** `fsSelection` bit of the `OS/2` table: the font asks for its typographic metrics. */
const USE_TYPO_METRICS = 1 << 7;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/**
 * Reads the metrics from which browsers compute the height of a line. These are the metrics of the
 * table `hhea`, unless the font asks for its typographic metrics in the table `OS/2`.
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

/** Opens a TrueType or OpenType font with HarfBuzz, which measures texts without their outlines. */
export function measureFont(bytes: Uint8Array): MeasuredFont {
  const face = new Face(new Blob(bytes), 0);
  const ligatures = [new Feature("liga", 1)];
  const { wght } = face.getAxisInfos();
  return {
    metrics: readMetrics(face),
    characters: new Set(face.collectUnicodes()),
    weightRange: wght === undefined ? null : [wght.min, wght.max],
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
