import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { blockContracts, type BlockType } from "@marquee/schemas/contract";
import type { Page } from "playwright";
import sharp from "sharp";
import { openGallery, specimenSelector } from "../support/gallery.ts";
import { settle } from "../support/snapshot.ts";
import { type Drawing, stillPage } from "./drawing.ts";

/** The insert menu's frame is three to two, some 300 px wide; twice that for fine screens. */
const frame = { width: 600, height: 400 };

/** Rooms to choose from: a block is drawn in the one that it fills best. In CSS pixels. */
const roomWidths = [1440, 1200, 960, 780, 600];

/** A menu shows all of them at once. */
const MOST_BYTES = 40_000;

const fileNameOf = (type: BlockType): string => {
  const contract = blockContracts[type];
  return "storedAs" in contract ? contract.storedAs : type;
};

const asFrame = (width: number) => ({
  width,
  height: Math.round((width * frame.height) / frame.width),
});

/** How far from the frame's proportions the block stands in a room of that width; 0 fits. */
async function misfit(page: Page, selector: string, width: number): Promise<number> {
  await page.setViewportSize(asFrame(width));
  const height = await page.locator(selector).evaluate((block) => block.clientHeight);
  return Math.abs(Math.log(height / asFrame(width).height));
}

async function bestWidth(page: Page, selector: string): Promise<number> {
  const found = { width: frame.width, misfit: Infinity };
  for (const width of roomWidths) {
    const current = await misfit(page, selector, width);
    if (current < found.misfit) Object.assign(found, { width, misfit: current });
  }
  return found.width;
}

/** Fewer colours until the file is small; flat shapes and text bear it. */
async function asSmallPng(picture: Uint8Array): Promise<Buffer> {
  const scaled = sharp(picture).resize({ ...frame, fit: "fill" });
  for (const colours of [256, 128, 64, 32]) {
    const png = await scaled.clone().png({ palette: true, colours, effort: 10 }).toBuffer();
    if (png.length <= MOST_BYTES) return png;
  }
  return scaled.png({ palette: true, colours: 16, effort: 10 }).toBuffer();
}

/** Draws the insert menu's picture of each block: its full fixture as the gallery shows it, by day. */
export async function drawThumbnails({ blocks, folder, ...where }: Drawing): Promise<void> {
  const page = await stillPage(where, asFrame(roomWidths[0] ?? frame.width));
  // A low block stands in the middle of the frame, a high one is seen from its top.
  const style = `main { min-block-size: 100vh; align-content: safe center }`;
  for (const type of blocks) {
    const selector = specimenSelector(`${type}-full`);
    const view = { block: type, state: "full", theme: "light" };
    await openGallery(page, view, { unfold: false });
    await page.addStyleTag({ content: style });
    await page.setViewportSize(asFrame(await bestWidth(page, selector)));
    await settle(page, page.locator(selector));
    const png = await asSmallPng(await page.screenshot({ animations: "disabled" }));
    const file = join(folder, `${fileNameOf(type)}.png`);
    writeFileSync(file, png);
    console.log(`${file}: ${png.length} bytes, of a room ${page.viewportSize()?.width}px wide`);
  }
}
