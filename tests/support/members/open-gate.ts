import type { Locator, Page } from "@playwright/test";
import { expect } from "../expect.ts";
import { interfaceTexts } from "../interface-texts.ts";

/** Clicks an element after hydration, which adds `__reactProps`: before that, the click is lost or follows a link. */
export async function clickHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).join()))
    .toContain("__reactProps");
  await element.click();
}

export const openGate = (page: Page, label: string): Promise<void> =>
  clickHydrated(page.getByRole("main").getByRole("link", { name: label }));

export const signOut = (page: Page): Promise<void> =>
  clickHydrated(page.getByRole("button", { name: interfaceTexts("en").auth.signOut }));
