import { expect, type Locator, type Page } from "@playwright/test";
import { interfaceTexts } from "./interface-texts.ts";
import { fillCredentials } from "./sign-in.ts";

const { account: texts } = interfaceTexts("en").auth;

/** Opens the account page and signs in on it, in place. */
export async function openAccount(
  page: Page,
  member: { email: string; password: string },
  search = "",
): Promise<void> {
  await page.goto(`/en/account${search}`);
  await fillCredentials(page, member);
  await expect(page.getByRole("heading", { name: texts.you, exact: true })).toBeVisible();
}

/** The row of the account page that has a heading. */
export const accountRow = (page: Page, heading: string): Locator =>
  page
    .locator("main section div")
    .filter({ has: page.getByRole("heading", { level: 3, name: heading, exact: true }) })
    .last();

/** Presses a row's action, and so opens its form. */
export const openRow = (page: Page, action: string, heading: string): Promise<void> =>
  page.getByRole("button", { name: `${action}: ${heading}`, exact: true }).click();

/** The question that stands above the page when the provider doubts that it is still the same person. */
export const confirmDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: texts.confirmHeading });

/** What is wrong, wherever it is said. */
export const problem = (page: Page | Locator): Locator =>
  page.getByRole("alert").filter({ hasText: /\S/ });
