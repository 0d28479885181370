import type { Page } from "@playwright/test";

/** Whether React has taken the page over: its scripts have come and run. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page
    .locator("body a, body button, body h1")
    .first()
    .evaluate((element) => Object.keys(element).some((name) => name.startsWith("__reactFiber")));
