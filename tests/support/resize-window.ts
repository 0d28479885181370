import type { Page } from "@playwright/test";

/**
 * Sets the size of a page's window in px, and waits until the page has it. `setViewportSize` may return earlier on a busy
 * machine.
 */
export async function resizeWindow(
  page: Page,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
}
