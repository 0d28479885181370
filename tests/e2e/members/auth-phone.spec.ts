import type { Page } from "@playwright/test";
import { findAccount, freshPhone, textMessageCode } from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { doubleRecaptcha } from "../../support/doubles/recaptcha.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { answerWith } from "../../support/members/provider-answers.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { expect, test } from "../../support/test.ts";

const { form, errors, signOut } = interfaceTexts("en").auth;

const main = (page: Page) => page.getByRole("main");
const numberField = (page: Page) => main(page).getByLabel(form.phone);
const codeField = (page: Page) => main(page).getByLabel(form.code, { exact: true });
const problem = (page: Page) => main(page).getByRole("alert").filter({ hasText: /\S/ });
const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).click();

/** Opens the phone step on the sign-in page and requests a code. */
async function askForCode(page: Page, number: string): Promise<void> {
  await page.goto("/en/sign-in?from=/en/screening-room");
  await press(page, form.byPhone);
  await numberField(page).fill(number);
  await press(page, form.sendCode);
  await expect(codeField(page)).toBeFocused();
}

/** Returns a six-digit code that differs from `code`. */
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("[AUTH-1] signs in by text message, twice into the same account", async ({
  page,
  lake,
  newVisitor,
  watch,
}) => {
  await using _ = await withAuthSettings(lake, { phone: true });
  const number = freshPhone();
  await askForCode(page, `00 ${number.slice(1, 5)} (${number.slice(5)})`);
  await expect(main(page)).toContainText(number);
  expect(await axeProblems(page)).toEqual([]);
  await codeField(page).fill(await textMessageCode(number));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(gatedPages.en);
  await expect(page.getByText(canaries.en)).toBeVisible();
  expect(watch.foreign).toEqual([]);
  const first = await findAccount({ phoneNumber: number });

  const { context } = await newVisitor();
  const other = await context.newPage();
  await askForCode(other, number);
  await codeField(other).fill(await textMessageCode(number));
  await press(other, form.confirmCode);
  await expect(other.getByRole("button", { name: signOut })).toBeVisible();
  expect((await findAccount({ phoneNumber: number }))?.localId).toBe(first?.localId);
});

test(
  "[AUTH-1][GATE-3] a text message code at a gate opens the gate in place",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    const number = freshPhone();
    await page.goto(gatedPages.en);
    await openGate(page, "Sign in and sit down");
    await press(page, form.byPhone);
    await numberField(page).fill(number);
    await press(page, form.sendCode);
    await expect(codeField(page)).toBeVisible();
    await codeField(page).fill(await textMessageCode(number));
    await press(page, form.confirmCode);
    await expect(page.getByText(canaries.en)).toBeVisible();
  },
);

test(
  "[AUTH-9] rejects an empty phone number and one without a country code",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    await page.goto("/en/sign-in");
    await press(page, form.byPhone);
    await expect(numberField(page)).toBeFocused();
    await expect(numberField(page)).toHaveAttribute("autocomplete", "tel");
    expect(await axeProblems(page)).toEqual([]);
    await press(page, form.sendCode);
    await expect(problem(page)).toHaveText(errors.missingPhone);
    await numberField(page).fill("07700 900123");
    await press(page, form.sendCode);
    await expect(problem(page)).toHaveText(errors.invalidPhone);
    await expect(numberField(page)).toBeFocused();
  },
);

test("[AUTH-9] displays different messages for a missing, a wrong and an expired code", async ({
  page,
  lake,
}) => {
  await using _ = await withAuthSettings(lake, { phone: true });
  const number = freshPhone();
  await askForCode(page, number);
  await expect(codeField(page)).toHaveAttribute("autocomplete", "one-time-code");
  await press(page, form.confirmCode);
  await expect(problem(page)).toHaveText(errors.missingCode);
  await codeField(page).fill(otherCode(await textMessageCode(number)));
  await press(page, form.confirmCode);
  await expect(problem(page)).toHaveText(errors.wrongCode);
  await expect(codeField(page)).toBeFocused();
  const late = await answerWith(page, "accounts:signInWithPhoneNumber", "SESSION_EXPIRED");
  await press(page, form.confirmCode);
  await expect(problem(page)).toHaveText(errors.codeExpired);
  await late.end();
  await codeField(page).fill(await textMessageCode(number));
  await press(page, form.confirmCode);
  await expect(page.getByRole("button", { name: signOut })).toBeVisible();
});

test(
  "[AUTH-9] displays messages for an exceeded quota and a failed captcha",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    await page.goto("/en/sign-in");
    await press(page, form.byPhone);
    await numberField(page).fill(freshPhone());
    const quota = await answerWith(page, "accounts:sendVerificationCode", "QUOTA_EXCEEDED");
    await press(page, form.sendCode);
    await expect(problem(page)).toHaveText(errors.phoneQuota);
    await quota.end();
    await answerWith(page, "accounts:sendVerificationCode", "CAPTCHA_CHECK_FAILED");
    await press(page, form.sendCode);
    await expect(problem(page)).toHaveText(errors.captcha);
  },
);

test(
  "[AUTH-10] runs reCAPTCHA only when a code is requested, and removes it afterwards",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    const asked = await doubleRecaptcha(context);
    const sent = page.waitForRequest(/accounts:sendVerificationCode/);
    await page.goto("/en/sign-in");
    await press(page, form.byPhone);
    const number = freshPhone();
    await numberField(page).fill(number);
    expect(asked).toEqual([]);
    await press(page, form.sendCode);
    expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: "recaptcha-double" });
    await expect(codeField(page)).toBeFocused();
    expect(asked).toHaveLength(1);
    await expect(page.locator("[data-recaptcha]")).toHaveCount(0);
    await codeField(page).fill(await textMessageCode(number));
    await press(page, form.confirmCode);
    await expect(page.getByRole("button", { name: signOut })).toBeVisible();
  },
);

test(
  "[AUTH-1] allows another code after 30 s and accepts the newer one",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    const number = freshPhone();
    await page.clock.install();
    await askForCode(page, number);
    const first = await textMessageCode(number);
    const waiting = main(page).getByRole("button", {
      name: new RegExp(form.resendIn.replace("{{time}}", String.raw`0:\d\d`)),
    });
    await expect(waiting).toHaveAttribute("aria-disabled", "true");
    await page.clock.fastForward(31_000);
    await press(page, form.resend);
    await expect(main(page).getByText(form.resent)).toBeVisible();
    await expect(waiting).toBeVisible();
    const second = await textMessageCode(number);
    expect(second).not.toBe(first);
    await codeField(page).fill(second);
    await press(page, form.confirmCode);
    await expect(page.getByRole("button", { name: signOut })).toBeVisible();
  },
);

test(
  "[AUTH-1] keeps the phone number and accepts its code after a reload",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    const number = freshPhone();
    await askForCode(page, number);
    await page.reload();
    await expect(main(page)).toContainText(number);
    await codeField(page).fill(await textMessageCode(number));
    await press(page, form.confirmCode);
    await expect(page).toHaveURL(gatedPages.en);
  },
);

test(
  "[AUTH-1] hides sign-in by phone when it is off, and rejects an open code",
  { tag: "@all" },
  async ({ page, lake }) => {
    const on = await withAuthSettings(lake, { phone: true });
    const number = freshPhone();
    await askForCode(page, number);
    await on.restore();
    await codeField(page).fill(await textMessageCode(number));
    await press(page, form.confirmCode);
    await expect(problem(page)).toHaveText(errors.methodOff);
    await expect(page.getByRole("button", { name: signOut })).toHaveCount(0);
    await page.goto("/en/sign-in");
    await expect(main(page).getByLabel(form.email)).toBeVisible();
    await expect(main(page).getByRole("button", { name: form.byPhone })).toHaveCount(0);
  },
);

test(
  "[AUTH-9][I18N-2] displays the message for a wrong code in Arabic",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { phone: true });
    const arabic = interfaceTexts("ar").auth;
    const number = freshPhone();
    await page.route("**/api/session/form/en/signIn", (route) =>
      route.continue({ url: route.request().url().replace("/en/", "/ar/") }),
    );
    await page.goto("/en/sign-in");
    await press(page, arabic.form.byPhone);
    // The form must accept Arabic digits, because Arabic keyboards enter them.
    await main(page).getByLabel(arabic.form.phone).fill(inArabicDigits(number));
    await press(page, arabic.form.sendCode);
    await expect(main(page)).toContainText(number);
    const code = otherCode(await textMessageCode(number));
    await main(page).getByLabel(arabic.form.code, { exact: true }).fill(inArabicDigits(code));
    await press(page, arabic.form.confirmCode);
    await expect(problem(page)).toHaveText(arabic.errors.wrongCode);
  },
);

const inArabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
