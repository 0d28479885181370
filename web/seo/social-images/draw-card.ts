import sharp from "sharp";
import { backdrop } from "./backdrop.ts";
import { type Card, cardSize } from "./card.ts";
import { setText, type SetText } from "./set-text.ts";
import { loadTypefaces } from "./typefaces.ts";

/** The text area in pixels, inside the beam. */
const room = { start: 300, width: 830, top: 84, bottom: 546, gap: 34 } as const;

const ink = { colour: "#15131a", leading: 1 } as const;

async function setWords({ title, name, tagline, direction }: Card) {
  const line = { ...ink, direction, room: { width: room.width, height: 60 } };
  const under = await Promise.all([
    name === null
      ? null
      : setText({ ...line, words: name, face: "Alexandria Semi-Bold", sizes: [36, 30, 24, 20] }),
    // In one line or not at all.
    tagline === null
      ? null
      : setText({
          ...line,
          room: { ...line.room, height: 40 },
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
    room: { width: room.width, height: 340 },
  });
  if (set === null) throw new Error("The title can't be set on a card.");
  return { title: set, under: under.filter((line) => line !== null) };
}

/** Positions rendered text at the side where reading begins. */
const at = ({ data, width }: SetText, top: number, direction: Card["direction"]) => ({
  input: data,
  top: Math.round(top),
  left: direction === "ltr" ? room.start : cardSize.width - room.start - width,
});

/** Renders a card as PNG, off the main thread. Rejects if it can't be rendered. */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  await loadTypefaces();
  const { title, under } = await setWords(card);
  const lines: ReturnType<typeof at>[] = [];
  let bottom: number = room.bottom;
  for (const line of under.toReversed()) {
    lines.push(at(line, bottom - line.height, card.direction));
    bottom -= line.height + 18;
  }
  const top = room.top + Math.max(0, (bottom - room.gap - room.top - title.height) / 2);
  const png = await sharp(Buffer.from(backdrop(card.direction)))
    .composite([at(title, top, card.direction), ...lines])
    .png({ palette: true, colours: 64, dither: 0, effort: 4 })
    .timeout({ seconds: 5 })
    .toBuffer();
  return new Uint8Array(png);
}
