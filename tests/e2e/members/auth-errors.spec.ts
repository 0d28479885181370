import type { Page } from "@playwright/test";
import type { ErrorName } from "../../../web/members/error-messages.ts";
import { freshEmail } from "../../support/members/accounts.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { answerWith } from "../../support/members/provider-answers.ts";
import { expect, test } from "../../support/test.ts";

/**
 * The provider's error response, the name of the message that the visitor reads, and the error code
 * that this message contains, if any.
 */
type Row = [answer: string, sentence: ErrorName, code?: string];

const atSignIn: Row[] = [
  ["INVALID_EMAIL", "invalidEmail"],
  ["INVALID_PASSWORD", "wrongCredentials"],
  ["EMAIL_NOT_FOUND", "wrongCredentials"],
  ["INVALID_LOGIN_CREDENTIALS", "wrongCredentials"],
  ["USER_DISABLED", "userDisabled"],
  ["TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is off.", "tooManyRequests"],
  ["PASSWORD_LOGIN_DISABLED", "methodOff"],
  ["OPERATION_NOT_ALLOWED", "methodOff"],
  [
    "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a digit]",
    "passwordPolicy",
  ],
  ["QUOTA_EXCEEDED : Exceeded daily quota.", "phoneQuota"],
  ["INVALID_TENANT_ID", "notSetUp", "invalid-tenant-id"],
  ["UNSUPPORTED_TENANT_OPERATION", "notSetUp", "unsupported-tenant-operation"],
  ["INVALID_RECAPTCHA_TOKEN", "captcha"],
  ["UNVERIFIED_EMAIL", "unverifiedEmail"],
  ["TOKEN_EXPIRED", "signedOut"],
  ["SOMETHING_NEW", "general", "something-new"],
  ["Something <b>without</b> a code", "general", "unknown"],
];

const atSignUp: Row[] = [
  ["EMAIL_EXISTS", "emailInUse"],
  ["WEAK_PASSWORD : Password should be at least 6 characters", "weakPassword"],
  ["ADMIN_ONLY_OPERATION", "signUpOff"],
  ["BLOCKING_FUNCTION_ERROR_RESPONSE : Not today.", "general", "internal-error"],
];

const languages = ["en", "ar"] as const;
type Language = (typeof languages)[number];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * Opens the sign-in page with the form's texts in `language`. The site needs no pages in that
 * language.
 */
async function openForm(page: Page, language: Language): Promise<void> {
  await page.route("**/api/session/form/en/signIn", (route) =>
    route.continue({ url: route.request().url().replace("/en/", `/${language}/`) }),
  );
  await page.goto("/en/sign-in");
}

/** Fills in the form with a new email and any password, and submits it. */
async function send(page: Page, language: Language, mode: "signIn" | "signUp"): Promise<void> {
  const { form } = interfaceTexts(language).auth;
  const main = page.getByRole("main");
  await main.getByLabel(form.email).fill(freshEmail());
  await main.getByLabel(form.password, { exact: true }).fill("not-important-1");
  const name = mode === "signIn" ? form.submitSignIn : form.submitSignUp;
  await main.locator("button[type=submit]").filter({ hasText: name }).click();
}

/** Expects exactly one error message: the text named `sentence`, with `code` inserted. */
async function expectMessage(page: Page, language: Language, sentence: ErrorName, code = "") {
  const text = interfaceTexts(language).auth.errors[sentence].replace("{{code}}", code);
  const alert = page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toHaveText([text]);
}

for (const language of languages) {
  test(
    `[AUTH-9] displays a message for every error response to a sign-in (${language})`,
    { tag: "@all" },
    async ({ page }) => {
      await openForm(page, language);
      for (const [answer, sentence, code] of atSignIn) {
        const answering = await answerWith(page, "accounts:signInWithPassword", answer);
        await send(page, language, "signIn");
        await expectMessage(page, language, sentence, code);
        await answering.end();
      }
    },
  );

  test(
    `[AUTH-9] displays a message for every error response to a sign-up (${language})`,
    { tag: "@all" },
    async ({ page }) => {
      await openForm(page, language);
      const { form } = interfaceTexts(language).auth;
      await page.getByRole("main").getByRole("button", { name: form.toSignUp }).click();
      for (const [answer, sentence, code] of atSignUp) {
        const answering = await answerWith(page, "accounts:signUp", answer);
        await send(page, language, "signUp");
        await expectMessage(page, language, sentence, code);
        await answering.end();
      }
    },
  );

  test(
    `[AUTH-9] displays a message for empty fields and for a connection error (${language})`,
    { tag: "@all" },
    async ({ page }) => {
      await openForm(page, language);
      const main = page.getByRole("main");
      const { form } = interfaceTexts(language).auth;
      await main.locator("button[type=submit]").click();
      await expectMessage(page, language, "missingEmail");
      await expect(main.getByLabel(form.email)).toBeFocused();
      await main.getByLabel(form.email).fill(freshEmail());
      await main.locator("button[type=submit]").click();
      await expectMessage(page, language, "missingPassword");
      await expect(main.getByLabel(form.password, { exact: true })).toBeFocused();
      await page.route("**/accounts:signInWithPassword**", (route) => route.abort());
      await send(page, language, "signIn");
      await expectMessage(page, language, "network");
    },
  );
}

test(
  "[AUTH-9] continues with the second factor when the provider requires it",
  { tag: "@all" },
  async ({ page }) => {
    const { form } = interfaceTexts("en").auth;
    await openForm(page, "en");
    await page.route("**/accounts:signInWithPassword**", (route) =>
      route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        json: {
          mfaPendingCredential: "pending",
          mfaInfo: [{ mfaEnrollmentId: "one", enrolledAt: new Date().toISOString(), totpInfo: {} }],
        },
      }),
    );
    await send(page, "en", "signIn");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: form.secondFactor })).toBeVisible();
    await expect(main.getByLabel(form.code, { exact: true })).toBeFocused();
  },
);

test("[AUTH-7][AUTH-9] displays a message for each reason why the site refuses a session", async ({
  page,
}) => {
  await openForm(page, "en");
  const rows: [status: number, code: string, sentence: ErrorName][] = [
    [429, "tooMany", "tooManyRequests"],
    [403, "methodOff", "methodOff"],
    [403, "signUpOff", "signUpOff"],
    [403, "sessionsOff", "sessionsOff"],
    [503, "unavailable", "sessionFailed"],
  ];
  await page.route("**/accounts:signInWithPassword**", (route) =>
    route.continue({
      postData: JSON.stringify({
        email: "member@marquee.test",
        password: "nightlight",
        returnSecureToken: true,
      }),
    }),
  );
  for (const [status, code, sentence] of rows) {
    await page.route("**/api/session", (route) => route.fulfill({ status, json: { code } }));
    await send(page, "en", "signIn");
    await expectMessage(page, "en", sentence);
    await page.unroute("**/api/session");
  }
});
