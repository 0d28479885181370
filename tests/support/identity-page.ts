import type { Page } from "@playwright/test";

/** Who someone is at a provider. */
export type Identity = {
  email: string;
  name?: string;
  /** Whether the provider vouches for the address; left out: what is usual for that provider. */
  isConfirmed?: boolean;
};

/** Makes up an account on the page by which the sign-in service stands in for a provider, and goes on with it. */
export async function becomeAt(page: Page, { email, name, isConfirmed }: Identity): Promise<void> {
  await page.locator("#add-account-button").click();
  await page.locator("#email-input").fill(email);
  if (name !== undefined) await page.locator("#display-name-input").fill(name);
  if (isConfirmed !== undefined) await page.locator("#verified-input").setChecked(isConfirmed);
  await page.locator("#sign-in").click();
}

/** Goes on with an account that was made up before. */
export async function beAgainAt(page: Page, email: string): Promise<void> {
  await page.locator(".js-reuse-account").filter({ hasText: email }).click();
}
