import type { Page } from "playwright";
import { textBlock } from "./documents.ts";

/** A text of more than a screen, so that what follows it is not in the first view. */
export const tallText = () => textBlock("A sentence that stands above the block. ".repeat(150));

/** Scrolls to the page's last block and presses every button in it, as a curious visitor does. */
export async function useBlock(page: Page): Promise<void> {
  const block = page.locator("main [data-block]").last();
  // A wheel is a visitor's; a scroll by script alone is not.
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 200);
  await block.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  for (const button of await block.locator("button, [role=button]").all()) {
    await button.click({ timeout: 2_000 }).catch(() => undefined);
  }
}
