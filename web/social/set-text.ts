import sharp from "sharp";

/** Words as they are to be set. */
export type Setting = {
  words: string;
  /** Families in the order in which they are tried for each character, with style: `Anton, Lalezar`. */
  face: string;
  colour: string;
  direction: "ltr" | "rtl";
  /** Sizes it may have, in pixels, the largest first. */
  sizes: readonly number[];
  /** The room the words must stay in, in pixels. */
  room: { width: number; height: number };
  /** Distance of lines over their face's own. */
  leading: number;
};

/** Set words as a picture (PNG) with its size in pixels. */
export type SetText = { data: Buffer; width: number; height: number };

const markOf = { ltr: "\u200e", rtl: "\u200f" } as const;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The words in the text engine's markup: nothing in them is read as markup, controls and pictographs are left out. */
function markupOf({ words, colour, direction, leading }: Setting): string {
  const plain = words
    .replace(/\p{Extended_Pictographic}|\p{Cc}|\p{Cs}|\ufe0f/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[&<>]/g, (character) => entities[character] ?? "");
  // The mark settles the direction, which the engine would take from the first letter.
  return `<span foreground="${colour}" line_height="${leading}">${markOf[direction]}${plain}</span>`;
}

async function setAt(setting: Setting, size: number, wrap: "word" | "word-char"): Promise<SetText> {
  const { data, info } = await sharp({
    text: {
      text: markupOf(setting),
      font: `${setting.face} ${size}`,
      width: setting.room.width,
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

const fits = ({ width, height }: SetText, { room }: Setting) =>
  width <= room.width && height <= room.height;

/** Sets words in the largest of the sizes in which they fit whole; null where none does. */
export async function setText(setting: Setting): Promise<SetText | null> {
  const { sizes } = setting;
  let best: SetText | null = null;
  let [from, to] = [0, sizes.length];
  // By halves: a size fits where a larger one does.
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const set = await setAt(setting, sizes[middle] ?? 0, "word");
    if (fits(set, setting)) {
      best = set;
      to = middle;
    } else from = middle + 1;
  }
  if (best !== null) return best;
  // A word is wider than the room: it is broken.
  const broken = await setAt(setting, sizes.at(-1) ?? 0, "word-char");
  return fits(broken, setting) ? broken : null;
}
