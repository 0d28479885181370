import type { Page } from "@playwright/test";

/** Presses a gate's button once it is more than a link: React marks the elements that it has taken over. */
export async function openGate(page: Page, label: string): Promise<void> {
  const button = page.getByRole("main").getByRole("link", { name: label });
  const isLive = (element: Element) =>
    Object.keys(element).some((name) => name.startsWith("__reactProps"));
  while (!(await button.evaluate(isLive))) await page.waitForTimeout(50);
  await button.click();
}
