import sharp from "sharp";
import { expect, test } from "vitest";
import type { Card } from "./card.ts";
import { drawCard } from "./draw-card.ts";

const english: Card = {
  title: "The lamplighter",
  name: "Nightlight",
  tagline: "A festival of short films",
  direction: "ltr",
};

type Part = Record<"left" | "top" | "width" | "height", number>;

/**
 * Returns the fraction of an area's pixels, from 0 to 1, that are darker than the beam, the yellow
 * background of the text.
 */
async function inkIn(png: Uint8Array, part: Part): Promise<number> {
  const red = await sharp(png).extract(part).extractChannel("red").raw().toBuffer();
  return red.filter((level) => level < 200).length / red.length;
}

const titleArea = { left: 300, top: 84, width: 830, height: 340 };
const mirrored = { ...titleArea, left: 1200 - 300 - 830 };

test("[PAGE-8] draws an image of 1200 by 630 pixels with the title in the beam", async () => {
  const png = await drawCard(english);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(png.byteLength).toBeLessThan(100_000);
  expect(await inkIn(png, titleArea)).toBeGreaterThan(0.1);
});

test("[PAGE-8][I18N-2] mirrors an Arabic image and joins its letters in our own font", async () => {
  const arabic: Card = { ...english, title: "مهرجان الأفلام", direction: "rtl" };
  const png = await drawCard(arabic);
  expect(await inkIn(png, mirrored)).toBeGreaterThan(0.05);
  // If the text engine joins Arabic letters, a zero-width joiner changes nothing. A zero-width non-joiner separates
  // them, which changes the image.
  const apart = await drawCard({ ...arabic, title: Array.from(arabic.title).join("\u200c") });
  const joined = await drawCard({ ...arabic, title: arabic.title.replace("مه", "م\u200dه") });
  expect(Buffer.compare(png, joined)).toBe(0);
  expect(Buffer.compare(png, apart)).not.toBe(0);
});

test.each([
  ["as long as a title may be", "A title that goes on and on, ".repeat(5).slice(0, 120)],
  ["one word", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"],
  ["one letter", "M"],
  ["markup", `<span size="900pt">&amp; </span> <b>"'`],
  ["controls and pictographs", "Night\u0000\u0007\u001b light \u{1f4a1}\ud800"],
])("[PAGE-8] draws the whole title within its area: %s", async (_what, title) => {
  const png = await drawCard({ ...english, title });
  expect(await inkIn(png, titleArea)).toBeGreaterThan(0.01);
  // Outside the text area, the beam contains no text.
  expect(await inkIn(png, { left: 1135, top: 0, width: 60, height: 630 })).toBe(0);
  expect(await inkIn(png, { left: 420, top: 0, width: 700, height: 60 })).toBe(0);
});

test("[PAGE-8] draws markup in a title as text", async () => {
  const plain = await drawCard({ ...english, title: "Lamp" });
  const marked = await drawCard({ ...english, title: "<b>Lamp</b>" });
  expect(Buffer.compare(plain, marked)).not.toBe(0);
});
