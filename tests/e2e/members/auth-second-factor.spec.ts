// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { doubleGapi } from "../../support/doubles/gapi.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import {
  createAccount,
  freshPhone,
  textMessageCode,
  updateAccount,
} from "../../support/members/accounts.ts";
import { authenticatorCode, memberWithApp } from "../../support/members/authenticator.ts";
import { becomeAt } from "../../support/members/identity-page.ts";
import { answerWith } from "../../support/members/provider-answers.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import type { SignInPage } from "../../support/members/sign-in-page.ts";
import { expect, test } from "../../support/members/test.ts";

const { form: labels, errors } = interfaceTexts("en").auth;

type Member = { email: string; password: string };

/** The button that selects a phone number as the second factor. It displays only the number's last digits. */
const toPhone = (number: string) =>
  new RegExp(labels.factorPhone.replace("{{phone}}", `.*${number.slice(-4)}`));

/** Creates a member with phones as second factors, and enters the member's password. */
async function beginWithPhones(form: SignInPage, numbers: string[]): Promise<void> {
  const member = await createAccount({ emailVerified: true });
  await updateAccount(member.uid, { secondFactors: numbers });
  await form.open();
  await fillCredentials(form.page, member);
  await form.expectSecondFactor();
  expect(await axeProblems(form.page)).toEqual([]);
}

test("[AUTH-2] sends a code on request only, and masks the number", async ({ form }) => {
  const number = freshPhone();
  await beginWithPhones(form, [number]);
  await expect(form.main).not.toContainText(number);
  await expect(form.main).toContainText(toPhone(number));
  await expect(textMessageCode(number)).rejects.toThrow(/No text message/);
  await form.press(labels.sendCode);
  await expect(form.code).toBeFocused();
  const code = await textMessageCode(number);
  await form.enterCode(code === "000000" ? "000001" : "000000");
  await expect(form.problem).toHaveText(errors.wrongCode);
  await form.enterCode(code);
  await form.expectOpenGate();
});

test("[AUTH-2] a member chooses among several second factors", async ({ form }) => {
  // The numbers have different endings, because the form displays only the last digits.
  const [first, second] = [freshPhone("17"), freshPhone("42")];
  await beginWithPhones(form, [first, second]);
  await expect(form.main).toContainText(labels.factorChoose);
  await form.main.getByRole("button", { name: toPhone(first) }).click();
  await form.press(labels.factorOther);
  await form.main.getByRole("button", { name: toPhone(second) }).click();
  await form.press(labels.sendCode);
  await expect(form.code).toBeFocused();
  await form.enterCode(await textMessageCode(second));
  await form.expectOpenGate();
});

test("[AUTH-2][AUTH-9] an expired first factor leads back to the start", async ({ form }) => {
  const { member, secret } = await memberWithApp();
  await form.open();
  await fillCredentials(form.page, member);
  await form.expectSecondFactor();
  const operation = "accounts/mfaSignIn:finalize";
  const late = await answerWith(form.page, operation, "INVALID_MFA_PENDING_CREDENTIAL");
  await form.enterCode(authenticatorCode(secret));
  await expect(form.problem).toHaveText(errors.secondFactorExpired);
  await late.end();
  await form.press(labels.startAgain);
  await fillCredentials(form.page, member);
  await form.expectSecondFactor();
  await form.enterCode(authenticatorCode(secret));
  await form.expectOpenGate();
});

/** First factors other than a password. Each signs in up to the second factor. */
const firstFactors = {
  "an email link": async (form: SignInPage, { email }: Member) =>
    form.followLink(await form.requestLink(email)),
  "a provider's popup": async (form: SignInPage, { email }: Member) =>
    becomeAt(await form.openPopup("Google"), { email }),
  "a provider's redirect": async (form: SignInPage, { email }: Member) => {
    await form.page.addInitScript(() => {
      window.open = () => null;
    });
    await form.page.reload();
    await form.provider("Google").click();
    await becomeAt(form.page, { email });
  },
  "the password that links a provider": async (form: SignInPage, { email, password }: Member) => {
    await becomeAt(await form.openPopup("Facebook"), { email, isConfirmed: false });
    const link = labels.linkSubmit.replace("{{provider}}", "Facebook");
    // Waits for the new form, because the previous form has a password field too.
    await expect(form.button(link)).toBeVisible();
    await form.password.fill(password);
    await form.press(link);
  },
} satisfies Record<string, (form: SignInPage, member: Member) => Promise<void>>;

test.describe("with other first factors", () => {
  test.use({ authSettings: { emailLink: true, providers: ["google", "facebook"] } });

  for (const [name, signIn] of Object.entries(firstFactors)) {
    test(`[AUTH-2] asks for the second factor after ${name}`, async ({ form, context }) => {
      const { member, secret } = await memberWithApp();
      await doubleGapi(context);
      await form.open();
      await signIn(form, member);
      await form.expectSecondFactor();
      await expect(form.code).toBeVisible();
      await expect(form.heading(labels.linkAccount)).toHaveCount(0);
      await form.enterCode(authenticatorCode(secret));
      await form.expectOpenGate();
    });
  }
});
