import type { Page } from "@playwright/test";
import { expect } from "../test.ts";

/**
 * Opens a page whose hero animation plays by itself, and waits until the animation is drawn. On a
 * busy machine the animation may load late, and then doesn't start by itself. In that case, opens
 * the page again.
 */
export async function openPlaying(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    // An animation begins when the visitor does something. The first event of a new page has no movement.
    await page.mouse.move(1, 1);
    await page.mouse.move(4, 4);
    await expect(page.locator('[data-drawn="true"]').first()).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 80_000 });
}
