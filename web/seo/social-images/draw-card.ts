import sharp from "sharp";
import { createCardPictures } from "./card-pictures.ts";
import { type Card, cardSize } from "./card.ts";
import { setText, type SetText } from "./set-text.ts";
import { loadTypefaces } from "./typefaces.ts";

/** Returns the background of a card as SVG: a lens in the dark, whose beam opens towards the text. */
function backdrop(direction: "ltr" | "rtl"): string {
  const { width, height } = cardSize;
  const middle = height / 2;
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#15131a"/>
  <g${direction === "rtl" ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ""}>
    <path d="M-40 ${middle}L340 0H${width}V${height}H340Z" fill="#ffc940"/>
    <circle cx="30" cy="${middle}" r="196" fill="#15131a"/>
    <circle cx="30" cy="${middle}" r="168" fill="none" stroke="#ff6a3d" stroke-width="10"/>
    <circle cx="30" cy="${middle}" r="122" fill="#ff6a3d"/>
    <circle cx="72" cy="${middle - 44}" r="20" fill="#faf6ee"/>
  </g>
</svg>`;
}

/** The text area in pixels, inside the beam. */
const area = { start: 300, width: 830, top: 84, bottom: 546, gap: 34 } as const;

const ink = { colour: "#15131a", leading: 1 } as const;

async function setWords({ title, name, tagline, direction }: Card) {
  const line = { ...ink, direction, area: { width: area.width, height: 60 } };
  const under = await Promise.all([
    name === null
      ? null
      : setText({ ...line, words: name, face: "Alexandria Semi-Bold", sizes: [36, 30, 24, 20] }),
    // The tagline is drawn on one line or omitted.
    tagline === null
      ? null
      : setText({
          ...line,
          area: { ...line.area, height: 40 },
          words: tagline,
          face: "Alexandria",
          sizes: [28, 24],
        }),
  ]);
  const set = await setText({
    ...ink,
    leading: direction === "rtl" ? 0.7 : 0.76,
    words: title,
    face: "Anton, Lalezar",
    direction,
    sizes: [176, 152, 132, 114, 98, 84, 72, 62, 54],
    area: { width: area.width, height: 340 },
  });
  if (set === null) throw new Error("The title can't be set on a card.");
  return { title: set, under: under.filter((line) => line !== null) };
}

/** Positions rendered text at the side where reading begins. */
const at = ({ data, width }: SetText, top: number, direction: Card["direction"]) => ({
  input: data,
  top: Math.round(top),
  left: direction === "ltr" ? area.start : cardSize.width - area.start - width,
});

/** Renders a card as PNG, off the main thread. Rejects if it can't be rendered. */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  await loadTypefaces();
  const { title, under } = await setWords(card);
  const lines: ReturnType<typeof at>[] = [];
  let bottom: number = area.bottom;
  for (const line of under.toReversed()) {
    lines.push(at(line, bottom - line.height, card.direction));
    bottom -= line.height + 18;
  }
  const top = area.top + Math.max(0, (bottom - area.gap - area.top - title.height) / 2);
  const png = await sharp(Buffer.from(backdrop(card.direction)))
    .composite([at(title, top, card.direction), ...lines])
    .png({ palette: true, colours: 64, dither: 0, effort: 4 })
    .timeout({ seconds: 5 })
    .toBuffer();
  return new Uint8Array(png);
}

/** Returns the image of a card (PNG, about 30 kB), drawn at its first request. Rejects if it can't be drawn. */
export const cardPicture = createCardPictures(drawCard, 200);
