import { word } from "./letters.ts";

type Drawing = { width: number; height: number; shapes: string };

const pen = (width: number, shapes: string) =>
  `<g fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="1.5">${shapes}</g>`;

const place = (x: number, y: number, scale: number, shapes: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

/** A mark and, after it, a name in one or two lines. */
function beside(mark: string, markWidth: number, lines: readonly string[]): Drawing {
  const scale = lines.length > 1 ? 2.5 : 3.4;
  const rows = lines.map((line) => word(line, 3.6));
  const step = lines.length > 1 ? 54 : 0;
  const top = (100 - (lines.length - 1) * step - 14 * scale) / 2;
  const shapes = rows.map(({ strokes }, i) =>
    place(markWidth + 26, top + i * step, scale, pen(2.5, strokes)),
  );
  const width = markWidth + 26 + Math.max(...rows.map((row) => row.width)) * scale + 6;
  return { width: Math.ceil(width), height: 100, shapes: mark + shapes.join("") };
}

/** The partners' logos, by the names of their files; partners and logos are invented. */
const drawings: Record<string, Drawing> = {
  "logo-tallowby": beside(
    `<path d="M40 2C58 26 64 40 52 56A16 16 0 0 1 28 56C16 40 22 26 40 2Z"/><path d="M22 66H58V98H22Z"/>`,
    62,
    ["TALLOWBY"],
  ),
  "logo-tin-street": beside(
    `<path fill-rule="evenodd" d="M4 2H76V98H4ZM18 20H62V28H18ZM18 38H62V46H18ZM18 56H44V64H18Z"/>`,
    78,
    ["TIN STREET", "PRESS"],
  ),
  "logo-line-four": beside(
    `<path fill-rule="evenodd" d="M50 2A48 48 0 1 1 50 98A48 48 0 1 1 50 2ZM56 20L20 62H52V80H64V62H76V51H64V20ZM52 38V51H40Z"/>`,
    100,
    ["LINE FOUR", "TRAMS"],
  ),
  "logo-felt-groove": beside(
    `<path fill-rule="evenodd" d="M50 2A48 48 0 1 1 50 98A48 48 0 1 1 50 2ZM50 12A38 38 0 1 0 50 88A38 38 0 1 0 50 12ZM50 22A28 28 0 1 1 50 78A28 28 0 1 1 50 22ZM50 40A10 10 0 1 0 50 60A10 10 0 1 0 50 40Z"/>`,
    100,
    ["FELT &", "GROOVE"],
  ),
  "logo-night-oven": beside(
    `<path fill-rule="evenodd" d="M4 98V46A40 42 0 0 1 84 46V98ZM22 84H66V54A22 24 0 0 0 22 54Z"/><path d="M44 56C54 68 54 76 44 80C34 76 34 68 44 56Z"/>`,
    86,
    ["THE NIGHT", "OVEN"],
  ),
};

/** Takes nothing, gives each logo as the text of an SVG file, by the file's name without its ending. */
export function logoFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, { width, height, shapes }]) => [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}">${shapes}</svg>\n`,
    ]),
  );
}
