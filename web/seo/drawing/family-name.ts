/** Name ids in OpenType's `name` table, in order of preference: typographic family name, font family name. */
const FAMILIES = [16, 1] as const;
/** The identifier of the platform Windows, whose names are encoded in UTF-16 (big-endian). */
const WINDOWS = 3;

/**
 * Returns the family name in an OpenType font, such as “Newsreader 16pt 16pt”, which can differ from
 * the name of the font's package. Returns null if the font contains no family name.
 */
export function familyName(font: Uint8Array): string | null {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tableCount = view.getUint16(4);
  for (let index = 0; index < tableCount; index += 1) {
    const entry = 12 + index * 16;
    const isNames = view.getUint32(entry) === 0x6e616d65; // "name"
    if (isNames) return readNames(view, view.getUint32(entry + 8));
  }
  return null;
}

function readNames(view: DataView, table: number): string | null {
  const texts = table + view.getUint16(table + 4);
  const names = new Map<number, string>();
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const record = table + 6 + index * 12;
    if (view.getUint16(record) !== WINDOWS) continue;
    const length = view.getUint16(record + 8);
    const start = view.byteOffset + texts + view.getUint16(record + 10);
    const bytes = new Uint8Array(view.buffer, start, length);
    names.set(view.getUint16(record + 6), new TextDecoder("utf-16be").decode(bytes));
  }
  return FAMILIES.map((id) => names.get(id)).find((name) => name !== undefined) ?? null;
}
