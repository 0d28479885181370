import sharp from "sharp";

/** Text to render, with its style and limits. */
export type Setting = {
  text: string;
  /**
   * Font families in order of preference, such as `Anton, Lalezar`; a family may include a style.
   * The fallback applies per character.
   */
  face: string;
  colour: string;
  direction: "ltr" | "rtl";
  /** Font sizes to try in pixels, the largest first. */
  sizes: readonly number[];
  /** Maximum size of the text in pixels. */
  area: { width: number; height: number };
  /** Line height as a factor of the font's own line height. */
  leading: number;
};

/** Rendered text as a PNG with its size in pixels. */
export type SetText = { data: Buffer; width: number; height: number };

const markOf = { ltr: "\u200e", rtl: "\u200f" } as const;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Converts the text to Pango markup. Escapes markup in it, and removes control characters and emoji. */
function markupOf({ text, colour, direction, leading }: Setting): string {
  const plain = text
    .replace(/\p{Extended_Pictographic}|\p{Cc}|\p{Cs}|\ufe0f/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[&<>]/g, (character) => entities[character] ?? "");
  // The Unicode direction mark sets the text's direction. Without it, the text engine derives the
  // direction from the first letter.
  return `<span foreground="${colour}" line_height="${leading}">${markOf[direction]}${plain}</span>`;
}

async function setAt(setting: Setting, size: number, wrap: "word" | "word-char"): Promise<SetText> {
  const { data, info } = await sharp({
    text: {
      text: markupOf(setting),
      font: `${setting.face} ${size}`,
      width: setting.area.width,
      dpi: 72,
      rgba: true,
      wrap,
    },
  })
    .trim({ background: "#00000000", threshold: 0 })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const fits = ({ width, height }: SetText, { area }: Setting) =>
  width <= area.width && height <= area.height;

/**
 * Maximum length of a text in characters. A longer one fits no area, and trying the sizes of a text of a few thousand
 * characters takes seconds.
 */
const MAX_CHARACTERS = 500;

/** Renders text in the largest size that fits; null if none does. */
export async function setText(setting: Setting): Promise<SetText | null> {
  const { text, sizes } = setting;
  if (text.length > MAX_CHARACTERS) return null;
  let best: SetText | null = null;
  let [from, to] = [0, sizes.length];
  // Binary search: if a size fits, so do all smaller ones.
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const set = await setAt(setting, sizes[middle] ?? 0, "word");
    if (fits(set, setting)) {
      best = set;
      to = middle;
    } else from = middle + 1;
  }
  if (best !== null) return best;
  // No size fits, probably because a word is wider than the area. Therefore words may break in the smallest size.
  const broken = await setAt(setting, sizes.at(-1) ?? 0, "word-char");
  return fits(broken, setting) ? broken : null;
}
