import { join } from "node:path";
import type { Page } from "playwright";
import sharp, { type OverlayOptions } from "sharp";
import { openGallery } from "../support/gallery.ts";
import { settle } from "../support/browsers/snapshot.ts";
import { type Drawing, stillPage } from "./drawing.ts";

const windows = [
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
];
const themes = ["light", "dark"];

/** Scale of the screenshots: image pixels per CSS pixel. */
const SCALE = 0.5;
/**
 * Maximum height of a block's screenshot, in image pixels. The rest of a taller block is cut off.
 */
const MOST_HEIGHT = 1_000;
const GAP = 12;

/** States drawn for each block. The broken state is omitted, because it only shows an error card. */
const states = ["full", "empty", "longest", "rightToLeft"];

type Shot = { theme: string; width: number; picture: Buffer; height: number };

/** Yields one screenshot of each story on the page, with the story's name. */
async function* shoot(page: Page, theme: string): AsyncGenerator<[name: string, shot: Shot]> {
  await settle(page, page.locator("main"));
  for (const part of await page.locator("[data-specimen]").all()) {
    const name = (await part.getAttribute("data-specimen")) ?? "";
    if (!(await part.isVisible())) throw new Error(`The story ${name} is not visible.`);
    const whole = sharp(await part.screenshot({ animations: "disabled" }));
    const { width, height: end } = await whole.metadata();
    const height = Math.min(end, MOST_HEIGHT);
    const picture = await whole.extract({ left: 0, top: 0, width, height }).png().toBuffer();
    yield [name, { theme, width: width / SCALE, picture, height }];
  }
}

/**
 * Writes a story's screenshots into one image, with a column per window width. The screenshots in
 * the dark color scheme are below those in the light one.
 */
async function writeSheet(file: string, shots: readonly Shot[]): Promise<void> {
  const placed: OverlayOptions[] = [];
  let top = GAP;
  for (const theme of themes) {
    const row = shots.filter((shot) => shot.theme === theme);
    let left = GAP;
    for (const { picture, width } of row) {
      placed.push({ input: picture, left, top });
      left += Math.round(width * SCALE) + GAP;
    }
    top += Math.max(0, ...row.map(({ height }) => height)) + GAP;
  }
  const across = windows.reduce((sum, { width }) => sum + Math.round(width * SCALE) + GAP, GAP);
  const ground = { width: across, height: top, channels: 3, background: "#777" } as const;
  await sharp({ create: ground }).composite(placed).png().toFile(file);
}

/**
 * Draws a sheet for each block and state: one image with the screenshots at all widths in both
 * color schemes.
 */
export async function drawSheets({ blocks, folder, ...where }: Drawing): Promise<void> {
  const [only] = blocks;
  const chosen = blocks.length === 1 && only !== undefined ? { block: only } : {};
  for (const state of states) {
    const sheets = new Map<string, Shot[]>();
    for (const window of windows) {
      const page = await stillPage(where, window, SCALE);
      for (const theme of themes) {
        await openGallery(page, { ...chosen, state, theme });
        for await (const [name, shot] of shoot(page, theme)) {
          sheets.set(name, [...(sheets.get(name) ?? []), shot]);
        }
      }
      await page.context().close();
    }
    for (const [name, shots] of sheets) await writeSheet(join(folder, `${name}.png`), shots);
    console.log(`${state}: ${sheets.size} sheets in ${folder}`);
  }
}
