import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { blockContracts, type BlockType, plainTheme } from "@marquee/schemas/contract";
import type { Page } from "playwright";
import sharp from "sharp";
import { openGallery, storySelector } from "../support/gallery.ts";
import { settle } from "../support/browsers/snapshot.ts";
import { type Drawing, stillPage } from "./drawing.ts";

/**
 * The insert menu displays thumbnails in a ratio of 3:2, about 300 px wide. The files have twice that width, for
 * high-density screens.
 */
const frame = { width: 600, height: 400 };

/** Candidate viewport widths in CSS pixels. A block is drawn at the width that it fills best. */
const viewportWidths = [1440, 1200, 960, 780, 600];

/** Maximum file size; the menu loads all thumbnails at once. */
const MOST_BYTES = 40_000;

const fileNameOf = (type: BlockType): string => {
  const contract = blockContracts[type];
  return "storedAs" in contract ? contract.storedAs : type;
};

const asFrame = (width: number) => ({
  width,
  height: Math.round((width * frame.height) / frame.width),
});

/** Returns how far the block's aspect ratio is from the thumbnail's, at a viewport width. 0 is an exact fit. */
async function misfit(page: Page, selector: string, width: number): Promise<number> {
  await page.setViewportSize(asFrame(width));
  const height = await page.locator(selector).evaluate((block) => block.clientHeight);
  return Math.abs(Math.log(height / asFrame(width).height));
}

async function bestWidth(page: Page, selector: string): Promise<number> {
  const found = { width: frame.width, misfit: Infinity };
  for (const width of viewportWidths) {
    const current = await misfit(page, selector, width);
    if (current < found.misfit) Object.assign(found, { width, misfit: current });
  }
  return found.width;
}

/** Reduces the number of colors until the file is small enough. Flat shapes and text look the same with few colors. */
async function asSmallPng(picture: Uint8Array): Promise<Buffer> {
  const scaled = sharp(picture)
    .resize({ ...frame, fit: "fill" })
    .grayscale();
  for (const colours of [256, 128, 64, 32]) {
    const png = await scaled.clone().png({ palette: true, colours, effort: 10 }).toBuffer();
    if (png.length <= MOST_BYTES) return png;
  }
  return scaled.png({ palette: true, colours: 16, effort: 10 }).toBuffer();
}

/**
 * Draws the insert menu's thumbnail of each block. Uses the block's full fixture in the light scheme, in the plain theme
 * and without colors, because the thumbnails are the same for every site.
 */
export async function drawThumbnails({ blocks, folder, ...where }: Drawing): Promise<void> {
  const page = await stillPage(where, asFrame(viewportWidths[0] ?? frame.width));
  // Centers a block that is shorter than the frame. A taller block is displayed from its top.
  const style = `main { min-block-size: 100vh; align-content: safe center }`;
  for (const type of blocks) {
    const selector = storySelector(`${type}-full`);
    const look = JSON.stringify(plainTheme);
    const view = { block: type, state: "full", theme: "light", look };
    await openGallery(page, view, { unfold: false });
    await page.addStyleTag({ content: style });
    await page.setViewportSize(asFrame(await bestWidth(page, selector)));
    await settle(page, page.locator(selector));
    const png = await asSmallPng(await page.screenshot({ animations: "disabled" }));
    const file = join(folder, `${fileNameOf(type)}.png`);
    writeFileSync(file, png);
    console.log(`${file}: ${png.length} bytes, in a viewport ${page.viewportSize()?.width}px wide`);
  }
}
