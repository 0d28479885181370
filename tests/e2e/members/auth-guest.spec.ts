// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { doubleGapi } from "../../support/doubles/gapi.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import {
  createAccount,
  findAccount,
  freshEmail,
  freshPhone,
} from "../../support/members/accounts.ts";
import { beAgainAt, becomeAt } from "../../support/members/identity-page.ts";
import type { SignInPage } from "../../support/members/sign-in-page.ts";
import { expect, test } from "../../support/members/test.ts";

const { action, form: labels } = interfaceTexts("en").auth;

/** Opens the gate as a guest, then the sign-in page. Returns the guest's uid from the provider's response. */
async function becomeGuest(form: SignInPage): Promise<string> {
  const response = form.page.waitForResponse(/accounts:signUp/).then((signUp) => signUp.json());
  await form.openAtGate();
  await form.press(labels.guest);
  await form.expectOpenGate();
  await form.open("/en/venue");
  return String(Object(await response).localId);
}

const uidOf = async (by: { email: string } | { phoneNumber: string }) =>
  (await findAccount(by))?.localId;

// The settings choose a redirect, but the site opens a popup for a guest: with a redirect the SDK would not preserve
// the guest's account.
test.use({
  authSettings: {
    anonymous: true,
    phone: true,
    emailLink: true,
    providers: ["google"],
    federatedWay: "redirect",
  },
});

/** Sign-up methods. Each signs up, and returns the email address or the phone number of the account. */
const signUps = {
  "a text message": async (form: SignInPage) => {
    const phoneNumber = freshPhone();
    await form.enterCode(await form.requestText(phoneNumber));
    return { phoneNumber };
  },
  "an email link": async (form: SignInPage) => {
    const email = freshEmail();
    await form.followLink(await form.requestLink(email));
    return { email };
  },
  "a popup": async (form: SignInPage) => {
    const email = freshEmail();
    await becomeAt(await form.openPopup("Google"), { email });
    return { email };
  },
};

for (const [method, signUp] of Object.entries(signUps)) {
  test(`[AUTH-1] a guest keeps the account after ${method}`, async ({ context, form }) => {
    await doubleGapi(context);
    const uid = await becomeGuest(form);
    const account = await signUp(form);
    await expect(form.page).toHaveURL("/en/venue");
    expect(await uidOf(account)).toBe(uid);
  });
}

test("[AUTH-1] asks a guest before signing in to another account", async ({
  context,
  form,
  elsewhere: before,
}) => {
  const email = freshEmail();
  await doubleGapi(context);
  await doubleGapi(before.page.context());
  // A guest signs up by popup, despite the setting.
  await becomeGuest(before);
  await becomeAt(await before.openPopup("Google"), { email });
  await expect(before.page).toHaveURL("/en/venue");
  const known = await uidOf({ email });

  const uid = await becomeGuest(form);
  await beAgainAt(await form.openPopup("Google"), email);
  await expect(form.heading(labels.knownAccount)).toBeVisible();
  await expect(form.main).toContainText(labels.knownIntro);
  expect(await axeProblems(form.page)).toEqual([]);
  await form.press(labels.knownSubmit);
  await expect(form.page).toHaveURL("/en/venue");
  await expect(form.signOut).toBeVisible();
  expect(known).not.toBe(uid);
  expect(await uidOf({ email })).toBe(known);
});

test("[AUTH-1] a guest's link to a member's address is rejected once", async ({ page, form }) => {
  const { email } = await createAccount();
  await becomeGuest(form);
  await form.followLink(await form.requestLink(email));
  await expect(form.heading(action.spentTitle)).toBeVisible();
  await form.open("/en/venue");
  await form.followLink(await form.requestLink(email));
  await expect(page).toHaveURL("/en/venue");
  await expect(page.getByRole("banner")).toContainText(email);
});
