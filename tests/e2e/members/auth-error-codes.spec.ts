// @module-tag all
import type { Page } from "@playwright/test";
import { errorCodes } from "../../../web/members/errors.ts";
import { freshEmail } from "../../support/members/accounts.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { pinnedErrors } from "../../support/members/pinned-errors.ts";
import { expect, test } from "../../support/test.ts";

/**
 * Error codes that the SDK or the form handles without a message. Other tests cover these codes.
 */
const otherwise = new Set([
  // The form asks for the second factor.
  "multi-factor-auth-required",
  // The SDK runs a captcha and retries.
  "missing-recaptcha-token",
  // The form continues with the account's existing sign-in method.
  "account-exists-with-different-credential",
]);

/** The error codes that cause a message, each with that message. */
const expected = pinnedErrors.flatMap(({ codes, ...message }) =>
  codes.filter((code) => !otherwise.has(code)).map((code) => ({ code, ...message })),
);

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Tests may run in parallel: each one opens its own pages, and each worker has its own site.
test.describe.configure({ mode: "parallel", timeout: 240_000 });

/**
 * Opens the sign-in page with the form's texts in `language`. The site needs no pages in that
 * language.
 */
async function openForm(page: Page, language: "en" | "ar"): Promise<void> {
  await page.route("**/api/session/form/en/signIn", (route) =>
    route.continue({ url: route.request().url().replace("/en/", `/${language}/`) }),
  );
  await page.goto("/en/sign-in");
}

for (const language of ["en", "ar"] as const) {
  test(`[AUTH-9][I18N-2] displays the message of every error code without raw text (${language})`, async ({
    page,
  }) => {
    const { form } = interfaceTexts(language).auth;
    let answer = "";
    await page.route("**/accounts:signInWithPassword**", (route) =>
      route.fulfill({
        status: 400,
        headers: { "access-control-allow-origin": "*" },
        json: { error: { code: 400, message: answer } },
      }),
    );
    await openForm(page, language);
    const main = page.getByRole("main");
    const alert = main.getByRole("alert").filter({ hasText: /\S/ });
    await main.getByLabel(form.email).fill(freshEmail());
    for (const { code, field, [language]: message } of expected) {
      answer = code;
      await main.getByLabel(form.password, { exact: true }).fill("not-important-1");
      const answered = page.waitForResponse("**/accounts:signInWithPassword**");
      await main.locator("button[type=submit]").filter({ hasText: form.submitSignIn }).click();
      await answered;
      await expect(alert, code).toHaveText([message.replace("{{code}}", code)]);
      if (field !== undefined) {
        await expect(main.locator(`[name=${field}]`), code).toHaveAttribute("aria-invalid", "true");
      }
    }
  });
}

test("[AUTH-9] a message is pinned for every error code", () => {
  const pinned = pinnedErrors.flatMap(({ codes }) => codes);
  expect(pinned.toSorted()).toEqual(errorCodes.toSorted());
});

test("[AUTH-9] the Arabic error messages are in Arabic and unique", () => {
  const { errors } = interfaceTexts("ar").auth;
  const left = Object.entries(errors).filter(([, text]) => !/[\u0600-\u06ff]/.test(text));
  expect(left).toEqual([]);
  expect(new Set(Object.values(errors)).size).toBe(Object.values(errors).length);
});
