import type { Locator, Page } from "@playwright/test";
import { expect } from "../expect.ts";
import { interfaceTexts } from "../interface-texts.ts";
import { authenticatorCode } from "./authenticator.ts";
import { fillCredentials } from "./sign-in.ts";
import type { SignInPage } from "./sign-in-page.ts";

const { account: labels } = interfaceTexts("en").auth;

/** Age in seconds at which a sign-in no longer counts as recent for the provider. */
export const LONG_AGO = 600;

export async function openAccount(
  page: Page,
  member: { email: string; password: string },
  search = "",
): Promise<void> {
  await page.goto(`/en/account${search}`);
  await fillCredentials(page, member);
  await expect(page.getByRole("heading", { name: labels.you, exact: true })).toBeVisible();
}

export const accountRow = (page: Page, heading: string): Locator =>
  page
    .locator("main section div")
    .filter({ has: page.getByRole("heading", { level: 3, name: heading, exact: true }) })
    .last();

/** Opens the form in a row of the account page. `action` is the text of the row's button. */
export const openRow = (page: Page, action: string, heading: string): Promise<void> =>
  page.getByRole("button", { name: `${action}: ${heading}`, exact: true }).click();

export async function removeRow(page: Page, heading: string): Promise<void> {
  await openRow(page, labels.remove, heading);
  const row = accountRow(page, heading);
  await row.getByRole("button", { name: labels.remove, exact: true }).click();
}

/** Opens the enrollment of an authenticator app. Returns the secret displayed next to the QR code. */
export async function beginApp({ page, code }: SignInPage): Promise<string> {
  await openRow(page, labels.add, labels.factorApp);
  await page.getByRole("button", { name: labels.appBegin, exact: true }).click();
  await expect(code).toBeFocused();
  const secret = await page.locator("main code").innerText();
  return secret.replace(/\s/g, "");
}

/** Adds an authenticator app with the name “Pocket phone”. Returns its secret. */
export async function addApp(form: SignInPage): Promise<string> {
  const secret = await beginApp(form);
  await form.code.fill(authenticatorCode(secret));
  await form.page.getByLabel(labels.deviceName).fill("Pocket phone");
  await form.press(labels.appConfirm);
  await expect(accountRow(form.page, "Pocket phone")).toContainText(labels.factorApp);
  return secret;
}

/** The dialog that appears when the provider requires a recent sign-in. */
export const confirmDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: labels.confirmHeading });

/** The error messages on a page or inside an element. Omits empty ones, and titles of pages, which Next.js announces. */
export const problem = (page: Page | Locator): Locator =>
  page.locator("[role=alert]:not(#__next-route-announcer__)").filter({ hasText: /\S/ });

/** Returns a text with its values, each isolated from the direction of the text around it. */
export const inserted = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `\u2066${values[name] ?? ""}\u2069`);
