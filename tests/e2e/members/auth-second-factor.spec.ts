import type { Page } from "@playwright/test";
import {
  createAccount,
  freshPhone,
  oneTimeLink,
  textMessageCode,
  updateAccount,
} from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { addAuthenticator, authenticatorCode } from "../../support/members/authenticator.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { doubleGapi } from "../../support/doubles/gapi.ts";
import { becomeAt } from "../../support/members/identity-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { answerWith } from "../../support/members/provider-answers.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { expect, test } from "../../support/test.ts";

const { form, errors } = interfaceTexts("en").auth;

const main = (page: Page) => page.getByRole("main");
const codeField = (page: Page) => main(page).getByLabel(form.code, { exact: true });
const problem = (page: Page) => main(page).getByRole("alert").filter({ hasText: /\S/ });
const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).click();
const isAsked = (page: Page) =>
  expect(main(page).getByRole("heading", { name: form.secondFactor })).toBeVisible();

/**
 * Matches the name of the button that selects a phone number as the second factor. The name contains
 * only the number's last digits.
 */
const toPhone = (number: string) =>
  new RegExp(form.factorPhone.replace("{{phone}}", `.*${number.slice(-4)}`));

const openForm = (page: Page) => page.goto(`/en/sign-in?from=${gatedPages.en}`);
const isIn = async (page: Page) => {
  await expect(page).toHaveURL(gatedPages.en);
  await expect(page.getByText(canaries.en)).toBeVisible();
};

/** Creates a member with an authenticator app. Returns both the member and the secret. */
async function memberWithApp() {
  const member = await createAccount({ emailVerified: true });
  return { member, secret: await addAuthenticator(member) };
}

async function memberWithPhone() {
  const member = await createAccount({ emailVerified: true });
  const number = freshPhone();
  await updateAccount(member.uid, { secondFactors: [number] });
  return { member, number };
}

/** Returns a wrong code. It differs from the app's codes in all time steps that the service accepts. */
function otherCode(secret: string): string {
  const shown = ([-1, 0, 1] as const).map((step) => authenticatorCode(secret, step));
  return ["000000", "111111", "222222", "333333"].find((code) => !shown.includes(code)) ?? "";
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("[AUTH-2] asks for the authenticator app's code and rejects a wrong one", async ({ page }) => {
  const { member, secret } = await memberWithApp();
  await openForm(page);
  await fillCredentials(page, member);
  await isAsked(page);
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute("autocomplete", "one-time-code");
  expect(await axeProblems(page)).toEqual([]);
  await press(page, form.confirmCode);
  await expect(problem(page)).toHaveText(errors.missingCode);
  await codeField(page).fill(otherCode(secret));
  await press(page, form.confirmCode);
  await expect(problem(page)).toHaveText(errors.wrongCode);
  await expect(codeField(page)).toBeFocused();
  // Enters the code with a space between two groups of digits, as authenticator apps display it.
  await codeField(page).fill(authenticatorCode(secret).replace(/(\d{3})/, "$1 "));
  await page.keyboard.press("Enter");
  await isIn(page);
});

test("[AUTH-2][GATE-3] the second factor at a gate opens the gate in place", async ({ page }) => {
  const { member, secret } = await memberWithApp();
  await page.goto(gatedPages.en);
  await openGate(page, "Sign in and sit down");
  await fillCredentials(page, member);
  await isAsked(page);
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  await codeField(page).fill(authenticatorCode(secret));
  await press(page, form.confirmCode);
  await expect(page.getByText(canaries.en)).toBeVisible();
});

test(
  "[AUTH-2] sends a code to a phone on request only, and masks the number",
  { tag: "@all" },
  async ({ page }) => {
    const { member, number } = await memberWithPhone();
    await openForm(page);
    await fillCredentials(page, member);
    await isAsked(page);
    await expect(main(page)).not.toContainText(number);
    await expect(main(page)).toContainText(toPhone(number));
    await expect(textMessageCode(number)).rejects.toThrow(/No text message/);
    expect(await axeProblems(page)).toEqual([]);
    await press(page, form.sendCode);
    await expect(codeField(page)).toBeFocused();
    const code = await textMessageCode(number);
    await codeField(page).fill(code === "000000" ? "000001" : "000000");
    await press(page, form.confirmCode);
    await expect(problem(page)).toHaveText(errors.wrongCode);
    await codeField(page).fill(code);
    await press(page, form.confirmCode);
    await isIn(page);
  },
);

test(
  "[AUTH-2] a member with several second factors can choose and change the choice",
  { tag: "@all" },
  async ({ page }) => {
    const member = await createAccount({ emailVerified: true });
    // The numbers have different endings, because the form displays only the last digits.
    const numbers = [freshPhone("17"), freshPhone("42")];
    await updateAccount(member.uid, { secondFactors: numbers });
    await openForm(page);
    await fillCredentials(page, member);
    await isAsked(page);
    await expect(main(page)).toContainText(form.factorChoose);
    expect(await axeProblems(page)).toEqual([]);
    await main(page)
      .getByRole("button", { name: toPhone(numbers[0] ?? "") })
      .click();
    await press(page, form.factorOther);
    await main(page)
      .getByRole("button", { name: toPhone(numbers[1] ?? "") })
      .click();
    await press(page, form.sendCode);
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(await textMessageCode(numbers[1] ?? ""));
    await press(page, form.confirmCode);
    await isIn(page);
  },
);

test(
  "[AUTH-2][AUTH-9] an expired first factor leads back to the start",
  { tag: "@all" },
  async ({ page }) => {
    const { member, secret } = await memberWithApp();
    await openForm(page);
    await fillCredentials(page, member);
    await isAsked(page);
    const late = await answerWith(
      page,
      "accounts/mfaSignIn:finalize",
      "INVALID_MFA_PENDING_CREDENTIAL",
    );
    await codeField(page).fill(authenticatorCode(secret));
    await press(page, form.confirmCode);
    await expect(problem(page)).toHaveText(errors.secondFactorExpired);
    await late.end();
    await press(page, form.startAgain);
    await fillCredentials(page, member);
    await isAsked(page);
    await codeField(page).fill(authenticatorCode(secret));
    await press(page, form.confirmCode);
    await isIn(page);
  },
);

test(
  "[AUTH-2] asks for the second factor after an email link",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { emailLink: true });
    const { member, secret } = await memberWithApp();
    await openForm(page);
    await press(page, form.byLink);
    await main(page).getByLabel(form.email).fill(member.email);
    await press(page, form.sendLink);
    await expect(main(page)).toContainText(member.email);
    await page.goto(await oneTimeLink(member.email, "EMAIL_SIGNIN"));
    await press(page, form.submitSignIn);
    await isAsked(page);
    await codeField(page).fill(authenticatorCode(secret));
    await press(page, form.confirmCode);
    await isIn(page);
  },
);

test(
  "[AUTH-2] asks for the second factor after a provider's popup and redirect",
  { tag: "@all" },
  async ({ page, context, lake, newVisitor }) => {
    const { member, secret } = await memberWithApp();
    await doubleGapi(context);
    {
      await using _ = await withAuthSettings(lake, { providers: ["google"] });
      await openForm(page);
      const opened = page.waitForEvent("popup");
      await press(page, form.continueWith.replace("{{provider}}", "Google"));
      await becomeAt(await opened, { email: member.email });
      await isAsked(page);
      await codeField(page).fill(authenticatorCode(secret, 0));
      await press(page, form.confirmCode);
      await isIn(page);
    }
    await using _ = await withAuthSettings(lake, {
      providers: ["google"],
      federatedWay: "redirect",
    });
    const { context: later } = await newVisitor();
    await doubleGapi(later);
    const again = await later.newPage();
    await openForm(again);
    await press(again, form.continueWith.replace("{{provider}}", "Google"));
    await again.locator(".js-reuse-account").filter({ hasText: member.email }).click();
    await isAsked(again);
    await codeField(again).fill(authenticatorCode(secret, 1));
    await press(again, form.confirmCode);
    await isIn(again);
  },
);

test(
  "[AUTH-2] asks for the second factor before linking a provider to a password account",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _ = await withAuthSettings(lake, { providers: ["facebook"] });
    await doubleGapi(context);
    const { member, secret } = await memberWithApp();
    await openForm(page);
    const opened = page.waitForEvent("popup");
    await press(page, form.continueWith.replace("{{provider}}", "Facebook"));
    await becomeAt(await opened, { email: member.email, isConfirmed: false });
    const add = form.linkSubmit.replace("{{provider}}", "Facebook");
    // Waits for the new form, because the previous form has a password field too.
    await expect(main(page).getByRole("button", { name: add, exact: true })).toBeVisible();
    await main(page).getByLabel(form.password, { exact: true }).fill(member.password);
    await press(page, add);
    await codeField(page).fill(authenticatorCode(secret));
    await press(page, form.confirmCode);
    await isIn(page);
  },
);

test(
  "[AUTH-2][I18N-2] displays the message for a wrong code in Arabic",
  { tag: "@all" },
  async ({ page }) => {
    const arabic = interfaceTexts("ar").auth;
    const { member, secret } = await memberWithApp();
    await page.route("**/api/session/form/en/signIn", (route) =>
      route.continue({ url: route.request().url().replace("/en/", "/ar/") }),
    );
    await openForm(page);
    await fillCredentials(page, member, { language: "ar" });
    await main(page).getByLabel(arabic.form.code, { exact: true }).fill(otherCode(secret));
    await press(page, arabic.form.confirmCode);
    await expect(problem(page)).toHaveText(arabic.errors.wrongCode);
  },
);
