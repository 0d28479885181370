import type { BrowserContext, Page } from "@playwright/test";
import { createAccount } from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/test.ts";

const { signOut } = interfaceTexts("en").auth;

const isSignedIn = (page: Page) =>
  expect(page.getByRole("button", { name: signOut })).toBeVisible();

/** Returns the browser storages that contain the SDK's entry for a signed-in member. */
const storesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isMember = (name: string) => name.startsWith("firebase:authUser:");
    const holds = (storage: Storage) => Object.keys(storage).some(isMember);
    const inDatabase = await new Promise<boolean>((resolve) => {
      const opening = indexedDB.open("firebaseLocalStorageDb");
      opening.addEventListener("success", () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains("firebaseLocalStorage")) return resolve(false);
        const store = database
          .transaction("firebaseLocalStorage")
          .objectStore("firebaseLocalStorage");
        const keys = store.getAllKeys();
        keys.addEventListener("success", () => resolve(keys.result.map(String).some(isMember)));
      });
    });
    return [
      ...(holds(localStorage) ? ["localStorage"] : []),
      ...(holds(sessionStorage) ? ["sessionStorage"] : []),
      ...(inDatabase ? ["IndexedDB"] : []),
    ];
  });

/** Whether the session cookie expires when the browser closes. */
async function endsWithBrowser(context: BrowserContext): Promise<boolean> {
  const cookie = (await context.cookies()).find(({ name }) => name === "marquee_session");
  return cookie?.expires === -1;
}

for (const [persistence, place, ends] of [
  ["local", "localStorage", false],
  ["session", "sessionStorage", true],
  ["indexedDb", "IndexedDB", false],
] as const) {
  test(
    `[AUTH-3] with ${persistence} persistence the SDK stores the member in ${place} only`,
    { tag: persistence === "session" ? [] : "@all" },
    async ({ page, context, lake }) => {
      const member = await createAccount();
      await using _ = await withAuthSettings(lake, { persistence });
      await page.goto("/en/sign-in?from=/en/venue");
      await fillCredentials(page, member);
      await expect(page).toHaveURL("/en/venue");
      await isSignedIn(page);
      expect(await storesOf(page)).toEqual([place]);
      expect(await endsWithBrowser(context)).toBe(ends);
      await page.reload();
      await isSignedIn(page);
    },
  );
}
