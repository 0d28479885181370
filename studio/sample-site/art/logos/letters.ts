/** Capitals drawn with one pen in a field 10 wide and 14 high, as SVG path data; the width is that of the field used. */
const letters: Record<string, readonly [width: number, strokes: string]> = {
  A: [10, "M0 14L5 0L10 14M1.8 9.4H8.2"],
  B: [8, "M0 0V14H4.6A3.8 3.8 0 0 0 4.6 6.4H0M0 0H4.2A3.2 3.2 0 0 1 4.2 6.4"],
  D: [9, "M0 0V14H2.6A7 7 0 0 0 2.6 0Z"],
  E: [7, "M7 0H0V14H7M0 6.8H5.8"],
  F: [7, "M7 0H0V14M0 6.8H5.8"],
  G: [12, "M10.8 2.6A6.4 7 0 1 0 12 9V7.6H7.4"],
  H: [9, "M0 0V14M9 0V14M0 6.8H9"],
  I: [2, "M1 0V14"],
  L: [6, "M0 0V14H6"],
  M: [11, "M0 14V0L5.5 9L11 0V14"],
  N: [9, "M0 14V0L9 14V0"],
  O: [12, "M6 0A6 7 0 1 0 6 14A6 7 0 1 0 6 0Z"],
  P: [8, "M0 14V0H4.4A3.9 3.9 0 0 1 4.4 7.8H0"],
  R: [8, "M0 14V0H4.2A3.7 3.7 0 0 1 4.2 7.4H0M4 7.4L8 14"],
  S: [
    8,
    "M7.6 2.4C6.4 .6 4.8 0 3.8 0C1.8 0 .4 1.4 .4 3.3C.4 8 8 5.6 8 10.4C8 12.6 6.2 14 4 14C2.2 14 .8 13 0 11.2",
  ],
  T: [9, "M0 0H9M4.5 0V14"],
  U: [9, "M0 0V9.2A4.5 4.8 0 0 0 9 9.2V0"],
  V: [10, "M0 0L5 14L10 0"],
  W: [14, "M0 0L3.5 14L7 3L10.5 14L14 0"],
  Y: [10, "M0 0L5 7L10 0M5 7V14"],
  "&": [10, "M10 14L2.4 3.8A2.4 2.4 0 1 1 6.4 4.4C4.6 6.4 0 7.4 0 10.6C0 15.6 8.4 15 10 8.6"],
};

/** A word in those capitals from the left edge on: its strokes, and how far they reach. */
export function word(text: string, spacing: number): { width: number; strokes: string } {
  let x = 0;
  const strokes = text.split("").map((letter) => {
    if (letter === " ") {
      x += spacing + 3;
      return "";
    }
    const known = letters[letter];
    if (!known) throw new Error(`The logos' alphabet has no "${letter}".`);
    const [width, d] = known;
    const drawn = `<path d="${d}" transform="translate(${x} 0)"/>`;
    x += width + spacing;
    return drawn;
  });
  return { width: x - spacing, strokes: strokes.join("") };
}
