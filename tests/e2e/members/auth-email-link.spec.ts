// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { createAccount, findAccount, freshEmail } from "../../support/members/accounts.ts";
import { actionPath, sendMail } from "../../support/members/action-mail.ts";
import { expect, test } from "../../support/members/test.ts";

const { form: labels, action } = interfaceTexts("en").auth;

test.use({ authSettings: { emailLink: true } });

test("[AUTH-1] asks for the email address on another device", async ({ form, elsewhere }) => {
  const email = freshEmail();
  await form.open("/en/venue");
  const link = await form.requestLink(email);
  await test.step("a reload restores the state", async () => {
    await form.page.reload();
    await expect(form.heading(labels.sentTitle)).toBeVisible();
    await expect(form.main).toContainText(email);
    await form.press(labels.sendElsewhere);
    await expect(form.email).toHaveValue(email);
  });
  await elsewhere.page.goto(actionPath(link));
  await expect(elsewhere.heading(action.linkTitle)).toBeFocused();
  await expect(elsewhere.main).not.toContainText(email);
  expect(await axeProblems(elsewhere.page)).toEqual([]);
  await elsewhere.press(labels.submitSignIn);
  await expect(elsewhere.email).toBeFocused();
  await elsewhere.email.fill(freshEmail());
  await elsewhere.press(labels.submitSignIn);
  await expect(elsewhere.problem).toHaveText(action.linkOther);
  await elsewhere.email.fill(email);
  await elsewhere.email.press("Enter");
  await expect(elsewhere.page).toHaveURL("/en/venue");
  await expect(elsewhere.signOut).toBeVisible();
  expect(await findAccount({ email })).toMatchObject({ emailVerified: true });
});

test("[AUTH-5][AUTH-2] removes an unknown second factor on confirmation", async ({ form }) => {
  // The auth emulator never sends the email about an added second factor. The mocked responses
  // therefore follow the REST reference of Google's service.
  const email = "mina@marquee.test";
  const mfaInfo = { mfaEnrollmentId: "one", phoneInfo: "+*******1234", enrolledAt: "2026-11-21" };
  const json = { requestType: "REVERT_SECOND_FACTOR_ADDITION", email, mfaInfo };
  await form.page.route(/accounts:resetPassword/, (route) => route.fulfill({ json }));
  const applied: unknown[] = [];
  await form.page.route(/accounts:update/, (route) => {
    applied.push(route.request().postDataJSON());
    return route.fulfill({ json: { email } });
  });
  await form.page.goto("/auth/action?mode=revertSecondFactorAddition&oobCode=abc");
  await expect(form.title(action.factorTitle)).toBeVisible();
  await expect(form.main).toContainText("1234");
  expect(await axeProblems(form.page)).toEqual([]);
  expect(applied).toEqual([]);
  await form.press(action.factorSubmit);
  await expect(form.title(action.factorDoneTitle)).toBeVisible();
  expect(applied).toMatchObject([{ oobCode: "abc" }]);
  await expect(form.button(action.newPassword)).toBeVisible();
});

test("[AUTH-5] displays a translated page for an invalid link", async ({ page, form, request }) => {
  for (const query of ["", "mode=toString&oobCode=abc"]) {
    await page.goto(`/auth/action?${query}`);
    await expect(form.title(action.unknownTitle)).toBeVisible();
  }
  expect(await axeProblems(page)).toEqual([]);
  await page.goto("/auth/action?mode=verifyEmail&lang=de-AT");
  await expect(form.title(interfaceTexts("de").auth.action.unknownTitle)).toBeVisible();
  await expect(page).toHaveURL("/de/auth-action");
  const headers = { "accept-language": "de" };
  const redirect = await request.get("/auth/action?lang=xx", { headers, maxRedirects: 0 });
  expect(redirect.status()).toBe(303);
  expect(redirect.headers()["location"]).toBe("/de/auth-action");
  expect(redirect.headers()["referrer-policy"]).toBe("no-referrer");
  expect(redirect.headers()["cache-control"]).toMatch(/no-store/);
});

test("[AUTH-5] rejects a code with another mode than its own", async ({ page, form }) => {
  const account = await createAccount();
  const path = await sendMail({ kind: "PASSWORD_RESET", account });
  await page.goto(actionPath(path, { mode: "verifyEmail" }));
  await expect(form.title(action.spentTitle)).toBeVisible();
  await expect(form.main).not.toContainText(account.email);
});
