import type { Frame, Locator, Page } from "playwright";

const PATIENCE = 120_000;

/** Waits until the page that Presentation previews has its editing tools. Returns the page's frame. */
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

/** Clicks a text until `typed` is there, because the studio and the page may not be connected yet. */
export async function clickUntilTyped(text: Locator, typed: Locator): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while ((await typed.count()) === 0) {
    if (Date.now() > deadline) throw new Error("The text can't be typed.");
    await text.click();
    await typed
      .first()
      .waitFor({ state: "attached", timeout: 1_000 })
      .catch(() => undefined);
  }
}
