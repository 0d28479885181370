import { axeProblems } from "../../support/browsers/axe.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import {
  createAccount,
  findAccount,
  freshEmail,
  oneTimeLink,
} from "../../support/members/accounts.ts";
import { actionPath, idTokenOf, sendMail } from "../../support/members/action-mail.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test, urls } from "../../support/members/test.ts";

const { action, form: labels } = interfaceTexts("en").auth;

test("[AUTH-5] resets a password by the link in the email", async ({ page, form, watch }) => {
  const account = await createAccount();
  const continueUrl = `${urls.site}/en/venue?row=h#seats`;
  const path = await sendMail({ kind: "PASSWORD_RESET", account, continueUrl });
  await page.goto(path);
  await expect(form.title(action.resetTitle)).toBeFocused();
  await expect(form.main).toContainText(account.email);
  expect(await axeProblems(page)).toEqual([]);
  await form.password.fill("popcorn-and-dark");
  await page.keyboard.press("Enter");
  await expect(form.title(action.resetDoneTitle)).toBeFocused();
  await form.main.getByRole("link", { name: labels.continue }).click();
  await expect(page).toHaveURL("/en/venue?row=h#seats");
  await expect(page.getByRole("banner")).toContainText(account.email);
  await expect(idTokenOf(account)).rejects.toThrow(/INVALID/);
  expect(await idTokenOf({ ...account, password: "popcorn-and-dark" })).toBeTruthy();

  await test.step("the used link displays its state and offers a new one", async () => {
    await page.context().clearCookies();
    await page.goto(path);
    await expect(form.title(action.spentTitle)).toBeFocused();
    await expect(form.main).not.toContainText(account.email);
    expect(await axeProblems(page)).toEqual([]);
    await form.press(action.sendAgain);
    await expect(form.title(action.resetTitle)).toBeVisible();
  });
  expect(watch.foreign).toEqual([]);
});

test("[AUTH-5] opening a link confirms nothing until a press", async ({ page, form, request }) => {
  const account = await createAccount();
  const path = await sendMail({ kind: "VERIFY_EMAIL", account });
  const isVerified = async () => (await findAccount(account))?.emailVerified === true;
  for (const method of ["GET", "HEAD"]) {
    expect((await request.fetch(path, { method })).status()).toBe(200);
  }
  await page.goto(path);
  await expect(form.title(action.verifyTitle)).toBeVisible();
  await expect(form.main).toContainText(account.email);
  expect(await axeProblems(page)).toEqual([]);
  expect(await isVerified()).toBe(false);
  await form.press(action.verifySubmit);
  await expect(form.title(action.verifyDoneTitle)).toBeFocused();
  expect(await isVerified()).toBe(true);
  await expect(form.main.getByRole("link", { name: labels.submitSignIn })).toBeVisible();
  await form.signIn(account, "/en/venue");
  await page.goto(path);
  await expect(form.title(action.verifiedTitle)).toBeVisible();
  await expect(form.main.getByRole("link", { name: labels.continue })).toHaveAttribute(
    "href",
    "/en",
  );
});

test(
  "[AUTH-5] changes an email address and restores the old one",
  { tag: "@all" },
  async ({ page, form }) => {
    const account = await createAccount();
    const { email } = account;
    const newEmail = freshEmail();
    await page.goto(await sendMail({ kind: "VERIFY_AND_CHANGE_EMAIL", account, newEmail }));
    await expect(form.title(action.changeTitle)).toBeVisible();
    await expect(form.main).toContainText(email);
    await expect(form.main).toContainText(newEmail);
    expect(await axeProblems(page)).toEqual([]);
    expect(await findAccount({ email: newEmail })).toBeNull();
    await form.press(action.changeSubmit);
    await expect(form.title(action.changeDoneTitle)).toBeVisible();
    expect(await findAccount({ email: newEmail })).not.toBeNull();
    await form.main.getByRole("link", { name: labels.submitSignIn }).click();
    await fillCredentials(page, { ...account, email: newEmail });
    await expect(form.signOut).toBeVisible();

    await page.goto(actionPath(await oneTimeLink(email, "RECOVER_EMAIL")));
    await expect(form.title(action.recoverTitle)).toBeVisible();
    await expect(form.main).toContainText(email);
    expect(await axeProblems(page)).toEqual([]);
    expect(await findAccount({ email })).toBeNull();
    await form.press(action.recoverSubmit);
    await expect(form.title(action.recoverDoneTitle)).toBeVisible();
    expect(await findAccount({ email })).not.toBeNull();
    await form.press(action.newPassword);
    await expect(form.title(action.resetTitle)).toBeVisible();
    await expect(form.email).toHaveValue(email);
  },
);

test("[SEC-2] a script in continueUrl leads to the home page", async ({ page, form, watch }) => {
  const path = await sendMail({ kind: "PASSWORD_RESET", account: await createAccount() });
  await page.goto(actionPath(path, { continueUrl: "javascript:document.title='taken'" }));
  await form.password.fill("popcorn-and-dark");
  await form.press(action.resetSubmit);
  await form.main.getByRole("link", { name: labels.continue }).click();
  await expect(page).toHaveURL("/en");
  await expect(page).not.toHaveTitle("taken");
  expect(watch.foreign).toEqual([]);
});

test("[AUTH-5][SEC-4] the code is in no address but the link's", async ({ page, form }) => {
  const account = await createAccount();
  const path = await sendMail({ kind: "PASSWORD_RESET", account });
  const code = new URL(path, urls.site).searchParams.get("oobCode") ?? "";
  const addresses: string[] = [];
  page.on("request", (request) => {
    const referrer = request.headers()["referer"] ?? "";
    addresses.push(`${new URL(request.url()).href.split("#")[0]} ${referrer}`);
  });
  await page.goto(path);
  await expect(form.title(action.resetTitle)).toBeVisible();
  expect(page.url()).toBe(`${urls.site}/en/auth-action`);
  expect(addresses.filter((each) => each.includes(code))).toEqual([`${urls.site}${path} `]);
  expect(addresses.filter((each) => each.includes("auth-action ")).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(code);
  await page.reload();
  await expect(form.title(action.resetTitle)).toBeVisible();
  await expect(form.main).toContainText(account.email);
});
