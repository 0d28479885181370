import { expect, type Page } from "@playwright/test";

/**
 * Clicks a gate's button after hydration, because the button is a plain link until then. A hydrated
 * element has a property whose name begins with `__reactProps`.
 */
export async function openGate(page: Page, label: string): Promise<void> {
  const button = page.getByRole("main").getByRole("link", { name: label });
  const isLive = (element: Element) =>
    Object.keys(element).some((name) => name.startsWith("__reactProps"));
  await expect.poll(() => button.evaluate(isLive)).toBe(true);
  await button.click();
}
