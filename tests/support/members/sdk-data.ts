import type { Page } from "@playwright/test";

/** Deletes what the provider's SDK has stored in the browser. The session cookie remains. */
export const clearSdkData = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) indexedDB.deleteDatabase(name);
    }
  });
