import type { Locator, Page } from "@playwright/test";

/** Whether React has taken an element over: its script has come and run, and a click on it is answered. */
export const answers = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((name) => name.startsWith("__reactFiber")));

/** Whether React has taken the page over, but for parts whose scripts come by themselves. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  answers(page.locator("body a, body button, body h1").first());
