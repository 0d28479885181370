import type { Page } from "playwright";
import { textBlock } from "../documents.ts";

/** Returns a text block taller than the screen, so that the next block is outside the initial viewport. */
export const tallText = () => textBlock("A sentence that stands above the block. ".repeat(150));

function withoutRequests(page: Page, quiet: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      page.off("request", extend);
      resolve();
    };
    let timer = setTimeout(end, quiet);
    const extend = () => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    };
    page.on("request", extend);
  });
}

/** Scrolls to the page's last block and clicks every button in it. */
export async function useBlock(page: Page): Promise<void> {
  const block = page.locator("main [data-block]").last();
  // Scrolls with the mouse wheel, because the page does not count a scroll by script as user input.
  await page.mouse.move(200, 200, { steps: 2 });
  await page.mouse.wheel(0, 200);
  await block.scrollIntoViewIfNeeded();
  await withoutRequests(page, 500);
  for (const button of await block.locator("button, [role=button]").all()) {
    await button.click({ timeout: 2_000 }).catch(() => undefined);
  }
}
