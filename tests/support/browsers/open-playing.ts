import type { Page } from "@playwright/test";
import { expect } from "../test.ts";

/**
 * Opens a page whose hero animation plays by itself, and waits until it is drawn. An animation that loads late does not
 * start by itself. That can happen on a busy machine, so the page is then opened again.
 */
export async function openPlaying(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('[data-drawn="true"]').first()).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 80_000 });
}
