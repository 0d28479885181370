import type { Locator, Page } from "@playwright/test";

/** Whether React has hydrated an element, so that it responds to clicks. */
export const answers = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((name) => name.startsWith("__reactFiber")));

/** Whether the page has begun to respond: by its start script, or by React where the framework runs. */
export const isTakenOver = async (page: Page): Promise<boolean> =>
  (await page.locator("html").evaluate(({ dataset }) => dataset["started"] !== undefined)) ||
  answers(page.locator("body a, body button, body h1").first());
