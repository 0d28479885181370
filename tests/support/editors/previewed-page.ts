import type { Frame, Page } from "playwright";

/** Timeout in ms. */
const PATIENCE = 120_000;

/** Returns the frame of the page that Presentation previews, once the page has its editing tools. */
export async function previewOf(studio: Page): Promise<Frame> {
  const element = await studio.waitForSelector("iframe", { timeout: PATIENCE });
  const frame = await element.contentFrame();
  if (frame === null) throw new Error("Presentation shows no page.");
  await frame.waitForSelector("[role=toolbar], [class*=composer]", {
    state: "attached",
    timeout: PATIENCE,
  });
  return frame;
}
