import type { Page } from "@playwright/test";

export type Identity = {
  email: string;
  name?: string;
  /** Whether the provider reports the email as verified. Undefined leaves the fake page's default unchanged. */
  isConfirmed?: boolean;
};

/** Creates an account on the sign-in service's fake provider page and continues with it. */
export async function becomeAt(page: Page, { email, name, isConfirmed }: Identity): Promise<void> {
  await page.locator("#add-account-button").click();
  await page.locator("#email-input").fill(email);
  if (name !== undefined) await page.locator("#display-name-input").fill(name);
  if (isConfirmed !== undefined) await page.locator("#verified-input").setChecked(isConfirmed);
  await page.locator("#sign-in").click();
}

/** Chooses an existing account on the sign-in service's fake provider page and continues with it. */
export async function beAgainAt(page: Page, email: string): Promise<void> {
  await page.locator(".js-reuse-account").filter({ hasText: email }).click();
}
