import type { Page } from "@playwright/test";
import { expect } from "../expect.ts";
import { interfaceTexts } from "../interface-texts.ts";

/** The sample member, which the sign-in service has from its first start. */
export const sampleMember = { email: "member@marquee.test", password: "nightlight" };

/** Fills in the sign-in form of the page and submits it. If `isNew` is true, switches to the sign-up form first. */
export async function fillCredentials(
  page: Page,
  { email, password }: { email: string; password: string },
  {
    isNew = false,
    language = "en",
  }: { isNew?: boolean; language?: "en" | "de" | "fr" | "ar" } = {},
): Promise<void> {
  const { form: texts } = interfaceTexts(language).auth;
  if (isNew) await page.getByRole("button", { name: texts.toSignUp }).click();
  const form = page.locator("form").filter({ has: page.locator("input[type=password]") });
  await form.getByLabel(texts.email).fill(email);
  await form.getByLabel(texts.password, { exact: true }).fill(password);
  const submit = isNew ? texts.submitSignUp : texts.submitSignIn;
  await form.getByRole("button", { name: submit, exact: true }).click();
}

export async function signIn(page: Page): Promise<void> {
  await page.goto("/en/sign-in?from=/en/screening-room");
  await fillCredentials(page, sampleMember);
  await expect(page.getByRole("button", { name: interfaceTexts("en").auth.signOut })).toBeVisible();
}
