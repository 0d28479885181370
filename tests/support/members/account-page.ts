import { expect, type Locator, type Page } from "@playwright/test";
import { interfaceTexts } from "../interface-texts.ts";
import { fillCredentials } from "./sign-in.ts";

const { account: texts } = interfaceTexts("en").auth;

/** Opens the account page and signs in there. */
export async function openAccount(
  page: Page,
  member: { email: string; password: string },
  search = "",
): Promise<void> {
  await page.goto(`/en/account${search}`);
  await fillCredentials(page, member);
  await expect(page.getByRole("heading", { name: texts.you, exact: true })).toBeVisible();
}

/** Returns the account page's row that has this heading. */
export const accountRow = (page: Page, heading: string): Locator =>
  page
    .locator("main section div")
    .filter({ has: page.getByRole("heading", { level: 3, name: heading, exact: true }) })
    .last();

/** Opens the form in a row of the account page. `action` is the text of the row's button. */
export const openRow = (page: Page, action: string, heading: string): Promise<void> =>
  page.getByRole("button", { name: `${action}: ${heading}`, exact: true }).click();

/** The dialog that appears when the provider requires a recent sign-in. */
export const confirmDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: texts.confirmHeading });

/** The error messages on a page or inside an element. Omits empty error messages. */
export const problem = (page: Page | Locator): Locator =>
  page.getByRole("alert").filter({ hasText: /\S/ });
