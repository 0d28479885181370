import type { Locator, Page } from "@playwright/test";

/** Whether React has hydrated an element, so that it responds to clicks. */
export const answers = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((name) => name.startsWith("__reactFiber")));

/** Whether React has hydrated the page, apart from parts whose scripts load separately. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  answers(page.locator("body a, body button, body h1").first());
