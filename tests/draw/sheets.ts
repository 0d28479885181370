import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { openGallery, specimenSelector } from "../support/gallery.ts";
import { settle } from "../support/snapshot.ts";
import { type Drawing, stillPage } from "./drawing.ts";

const windows = [
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
];
const themes = ["light", "dark"];

/** Of their size on the screen. */
const SCALE = 0.5;
/** Of a very long block the rest says no more. In pixels of the sheet. */
const MOST_HEIGHT = 1_000;
const GAP = 12;

type Shot = { theme: string; width: number; picture: Buffer; height: number };

async function scaled(picture: Uint8Array): Promise<{ picture: Buffer; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  const small = await sharp(picture)
    .resize(Math.round(width * SCALE))
    .png()
    .toBuffer();
  const whole = Math.round(height * SCALE);
  if (whole <= MOST_HEIGHT) return { picture: small, height: whole };
  const area = { left: 0, top: 0, width: Math.round(width * SCALE), height: MOST_HEIGHT };
  return { picture: await sharp(small).extract(area).png().toBuffer(), height: MOST_HEIGHT };
}

/** Widths side by side, the dark row under the light one. */
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

/** Draws one sheet for each block and state; broken states share one. */
export async function drawSheets({ blocks, folder, ...where }: Drawing): Promise<void> {
  for (const type of blocks) {
    const sheets = new Map<string, Shot[]>();
    for (const window of windows) {
      const page = await stillPage(where, window);
      for (const theme of themes) {
        const add = async (name: string, selector: string) => {
          const part = page.locator(selector);
          await settle(page, part);
          const shot = await scaled(await part.screenshot({ animations: "disabled" }));
          const known = sheets.get(name) ?? [];
          sheets.set(name, [...known, { theme, width: window.width, ...shot }]);
        };
        for (const name of await openGallery(page, { block: type, theme })) {
          await add(name, specimenSelector(name));
        }
        await openGallery(page, { block: type, theme, state: "broken" });
        await add(`${type}-broken`, "main");
      }
      await page.context().close();
    }
    for (const [name, shots] of sheets) await writeSheet(join(folder, `${name}.png`), shots);
    console.log(`${type}: ${sheets.size} sheets in ${folder}`);
  }
}
