import type { Page } from "@playwright/test";
import {
  createAccount,
  findAccount,
  freshEmail,
  oneTimeLink,
} from "../../support/members/accounts.ts";
import { actionPath, idTokenOf, sendMail } from "../../support/members/action-mail.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test, urls } from "../../support/test.ts";

const { action, form, signOut } = { ...interfaceTexts("en").auth };

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const main = (page: Page) => page.getByRole("main");

// Disables fades, because during a fade axe would measure an intermediate contrast.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("[AUTH-5] resets a password by the link in the email and signs in", async ({
  page,
  watch,
}) => {
  const account = await createAccount();
  const continueUrl = `${urls.site}/en/venue?row=h#seats`;
  await page.goto(await sendMail({ kind: "PASSWORD_RESET", account, continueUrl }));
  await expect(title(page, action.resetTitle)).toBeFocused();
  await expect(main(page)).toContainText(account.email);
  expect(await axeProblems(page)).toEqual([]);
  await main(page).getByLabel(form.password, { exact: true }).fill("popcorn-and-dark");
  await page.keyboard.press("Enter");
  await expect(title(page, action.resetDoneTitle)).toBeFocused();
  await main(page).getByRole("link", { name: form.continue }).click();
  await expect(page).toHaveURL("/en/venue?row=h#seats");
  await expect(page.getByRole("banner")).toContainText(account.email);
  await expect(idTokenOf(account)).rejects.toThrow(/INVALID/);
  expect(await idTokenOf({ ...account, password: "popcorn-and-dark" })).toBeTruthy();
  expect(watch.foreign).toEqual([]);
});

test(
  "[AUTH-5] a used link displays its state and offers a new one",
  { tag: "@all" },
  async ({ page, newVisitor }) => {
    const account = await createAccount();
    const path = await sendMail({ kind: "PASSWORD_RESET", account });
    await page.goto(path);
    await main(page).getByLabel(form.password, { exact: true }).fill("popcorn-and-dark");
    await main(page).getByRole("button", { name: action.resetSubmit }).click();
    await expect(title(page, action.resetDoneTitle)).toBeVisible();
    const { context } = await newVisitor();
    const other = await context.newPage();
    await other.goto(path);
    await expect(title(other, action.spentTitle)).toBeFocused();
    await expect(main(other)).not.toContainText(account.email);
    expect(await axeProblems(other)).toEqual([]);
    await main(other).getByRole("button", { name: action.sendAgain }).click();
    await expect(title(other, action.resetTitle)).toBeVisible();
  },
);

test("[AUTH-5] an expired code has a message of its own", { tag: "@all" }, async ({ page }) => {
  const account = await createAccount();
  const path = await sendMail({ kind: "PASSWORD_RESET", account });
  await page.route(/accounts:resetPassword/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: "EXPIRED_OOB_CODE" } } }),
  );
  await page.goto(path);
  await expect(title(page, action.expiredTitle)).toBeVisible();
  await expect(main(page)).toContainText(action.expiredText);
});

test(
  "[AUTH-5][AUTH-9] retries a link after a connection error",
  { tag: "@all" },
  async ({ page }) => {
    const account = await createAccount();
    const path = await sendMail({ kind: "PASSWORD_RESET", account });
    await page.route(/accounts:resetPassword/, (route) => route.abort());
    await page.goto(path);
    await expect(main(page).getByRole("alert")).toHaveText(
      interfaceTexts("en").auth.errors.network,
    );
    await page.unroute(/accounts:resetPassword/);
    await main(page).getByRole("button", { name: action.again }).click();
    await expect(title(page, action.resetTitle)).toBeVisible();
  },
);

test(
  "[AUTH-5] opening a link confirms nothing until its button is pressed",
  { tag: "@all" },
  async ({ page, request }) => {
    const account = await createAccount();
    const path = await sendMail({ kind: "VERIFY_EMAIL", account });
    const isVerified = async () =>
      (await findAccount({ email: account.email }))?.emailVerified === true;
    for (const method of ["GET", "HEAD"] as const) {
      const response = await request.fetch(path, { method });
      expect(response.status()).toBe(200);
    }
    await page.goto(path);
    await expect(title(page, action.verifyTitle)).toBeVisible();
    await expect(main(page)).toContainText(account.email);
    expect(await axeProblems(page)).toEqual([]);
    expect(await isVerified()).toBe(false);
    await main(page).getByRole("button", { name: action.verifySubmit }).click();
    await expect(title(page, action.verifyDoneTitle)).toBeFocused();
    expect(await isVerified()).toBe(true);
    await expect(main(page).getByRole("link", { name: form.submitSignIn })).toBeVisible();
  },
);

test("[AUTH-5] a signed-in member continues to the site after verification, and a second use is harmless", async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await page.goto("/en/sign-in?from=/en/venue");
  await fillCredentials(page, account);
  await expect(page).toHaveURL("/en/venue");
  const path = await sendMail({ kind: "VERIFY_EMAIL", account });
  await page.goto(path);
  await main(page).getByRole("button", { name: action.verifySubmit }).click();
  await expect(title(page, action.verifyDoneTitle)).toBeVisible();
  await expect(main(page).getByRole("link", { name: form.continue })).toHaveAttribute(
    "href",
    "/en",
  );
  const again = await context.newPage();
  await again.goto(path);
  await expect(title(again, action.verifiedTitle)).toBeVisible();
  expect(await axeProblems(again)).toEqual([]);
});

test("[AUTH-5] changes the email address when the link to the new one is confirmed", async ({
  page,
}) => {
  const account = await createAccount();
  const newEmail = freshEmail();
  const path = await sendMail({ kind: "VERIFY_AND_CHANGE_EMAIL", account, newEmail });
  await page.goto(path);
  await expect(title(page, action.changeTitle)).toBeVisible();
  await expect(main(page)).toContainText(account.email);
  await expect(main(page)).toContainText(newEmail);
  expect(await axeProblems(page)).toEqual([]);
  expect(await findAccount({ email: newEmail })).toBeNull();
  await main(page).getByRole("button", { name: action.changeSubmit }).click();
  await expect(title(page, action.changeDoneTitle)).toBeVisible();
  expect(await findAccount({ email: newEmail })).not.toBeNull();
  await main(page).getByRole("link", { name: form.submitSignIn }).click();
  await fillCredentials(page, { ...account, email: newEmail });
  await expect(page.getByRole("button", { name: signOut })).toBeVisible();
});

test(
  "[AUTH-5] restores the old email address from its link and offers a new password",
  { tag: "@all" },
  async ({ page }) => {
    const account = await createAccount();
    const newEmail = freshEmail();
    await page.goto(await sendMail({ kind: "VERIFY_AND_CHANGE_EMAIL", account, newEmail }));
    await main(page).getByRole("button", { name: action.changeSubmit }).click();
    await expect(title(page, action.changeDoneTitle)).toBeVisible();

    await page.goto(actionPath(await oneTimeLink(account.email, "RECOVER_EMAIL")));
    await expect(title(page, action.recoverTitle)).toBeVisible();
    await expect(main(page)).toContainText(account.email);
    expect(await axeProblems(page)).toEqual([]);
    expect(await findAccount({ email: account.email })).toBeNull();
    await main(page).getByRole("button", { name: action.recoverSubmit }).click();
    await expect(title(page, action.recoverDoneTitle)).toBeVisible();
    expect(await findAccount({ email: account.email })).not.toBeNull();
    await main(page).getByRole("button", { name: action.newPassword }).click();
    await expect(title(page, action.resetTitle)).toBeVisible();
    await expect(main(page).getByLabel(form.email)).toHaveValue(account.email);
  },
);

test(
  "[AUTH-5][AUTH-2] removes an unknown second factor on confirmation",
  { tag: "@all" },
  async ({ page }) => {
    // The auth emulator never sends the email about an added second factor. The mocked responses
    // therefore follow the REST reference of Google's service.
    const applied: unknown[] = [];
    await page.route(/accounts:resetPassword/, (route) =>
      route.fulfill({
        json: {
          requestType: "REVERT_SECOND_FACTOR_ADDITION",
          email: "mina@marquee.test",
          mfaInfo: { mfaEnrollmentId: "one", phoneInfo: "+*******1234", enrolledAt: "2026-11-21" },
        },
      }),
    );
    await page.route(/accounts:update/, (route) => {
      applied.push(route.request().postDataJSON());
      return route.fulfill({ json: { email: "mina@marquee.test" } });
    });
    await page.goto("/auth/action?mode=revertSecondFactorAddition&oobCode=abc");
    await expect(title(page, action.factorTitle)).toBeVisible();
    await expect(main(page)).toContainText("1234");
    expect(await axeProblems(page)).toEqual([]);
    expect(applied).toEqual([]);
    await main(page).getByRole("button", { name: action.factorSubmit }).click();
    await expect(title(page, action.factorDoneTitle)).toBeVisible();
    expect(applied).toMatchObject([{ oobCode: "abc" }]);
    await expect(main(page).getByRole("button", { name: action.newPassword })).toBeVisible();
  },
);

test(
  "[AUTH-5][AUTH-1] a sign-in link on another device asks for its email address",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _settings = await withAuthSettings(lake, { emailLink: true });
    const account = await createAccount();
    const path = await sendMail({
      kind: "EMAIL_SIGNIN",
      account,
      continueUrl: `${urls.site}/en/venue`,
    });
    await page.goto(path);
    await expect(title(page, action.linkTitle)).toBeFocused();
    await expect(main(page)).not.toContainText(account.email);
    expect(await axeProblems(page)).toEqual([]);
    const address = main(page).getByLabel(form.email);
    const submit = main(page).getByRole("button", { name: form.submitSignIn });
    await submit.click();
    await expect(address).toBeFocused();
    await address.fill(freshEmail());
    await submit.click();
    await expect(main(page).getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
      action.linkOther,
    );
    await address.fill(account.email);
    await address.press("Enter");
    await expect(page).toHaveURL("/en/venue");
    await expect(page.getByRole("button", { name: signOut })).toBeVisible();
  },
);

test(
  "[AUTH-1] rejects a sign-in link when the method is off",
  { tag: "@all" },
  async ({ page, lake }) => {
    const account = await createAccount();
    const path = await sendMail({ kind: "EMAIL_SIGNIN", account });
    await using _settings = await withAuthSettings(lake, { emailLink: false });
    await page.goto(path);
    await expect(title(page, action.unknownTitle)).toBeVisible();
  },
);

for (const [continueUrl, leadsTo] of [
  ["https://elsewhere.test/en", "/en"],
  ["//elsewhere.test/en", "/en"],
  ["javascript:document.title='taken'", "/en"],
  ["/en/venue", "/en/venue"],
] as const) {
  test(
    `[SEC-2] a link with continueUrl ${continueUrl} leads to ${leadsTo}`,
    { tag: continueUrl.startsWith("javascript:") ? [] : "@all" },
    async ({ page, watch }) => {
      const account = await createAccount();
      const path = await sendMail({ kind: "PASSWORD_RESET", account });
      await page.goto(actionPath(path, { continueUrl }));
      await main(page).getByLabel(form.password, { exact: true }).fill("popcorn-and-dark");
      await main(page).getByRole("button", { name: action.resetSubmit }).click();
      const link = main(page).getByRole("link", { name: form.continue });
      await expect(link).toHaveAttribute("href", leadsTo);
      await link.click();
      await expect(page).toHaveURL(leadsTo);
      await expect(page).not.toHaveTitle("taken");
      expect(watch.foreign).toEqual([]);
    },
  );
}

test("[AUTH-5][SEC-4] the code is in no address but the link's, and survives a reload", async ({
  page,
}) => {
  const account = await createAccount();
  const path = await sendMail({ kind: "PASSWORD_RESET", account });
  const code = new URL(path, urls.site).searchParams.get("oobCode") ?? "";
  const seen: string[] = [];
  page.on("request", (request) => {
    const referrer = request.headers()["referer"] ?? "";
    seen.push(`${new URL(request.url()).href.split("#")[0]} ${referrer}`);
  });
  await page.goto(path);
  await expect(title(page, action.resetTitle)).toBeVisible();
  expect(page.url()).toBe(`${urls.site}/en/auth-action`);
  expect(seen.filter((address) => address.includes(code))).toEqual([`${urls.site}${path} `]);
  expect(seen.filter((address) => address.includes("auth-action ")).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(code);
  await page.reload();
  await expect(title(page, action.resetTitle)).toBeVisible();
  await expect(main(page)).toContainText(account.email);
});

test(
  "[AUTH-5] displays a translated error page for an invalid link",
  { tag: "@all" },
  async ({ page, request }) => {
    const german = interfaceTexts("de").auth.action;
    for (const query of [
      "",
      "mode=verifyEmail",
      "mode=toString&oobCode=abc",
      "mode=x&lang=%0D%0A",
    ]) {
      await page.goto(`/auth/action?${query}`);
      await expect(title(page, action.unknownTitle)).toBeVisible();
    }
    expect(await axeProblems(page)).toEqual([]);
    await page.goto("/auth/action?mode=verifyEmail&lang=de-AT");
    await expect(title(page, german.unknownTitle)).toBeVisible();
    await expect(page).toHaveURL("/de/auth-action");
    const headers = { "accept-language": "de" };
    const plain = await request.get("/auth/action?lang=xx", { headers, maxRedirects: 0 });
    expect(plain.status()).toBe(303);
    expect(plain.headers()["location"]).toBe("/de/auth-action");
    expect(plain.headers()["referrer-policy"]).toBe("no-referrer");
    expect(plain.headers()["cache-control"]).toMatch(/no-store/);
  },
);

test(
  "[AUTH-5] rejects a code with another mode than its own",
  { tag: "@all" },
  async ({ page }) => {
    const account = await createAccount();
    const path = await sendMail({ kind: "PASSWORD_RESET", account });
    await page.goto(actionPath(path, { mode: "verifyEmail" }));
    await expect(title(page, action.spentTitle)).toBeVisible();
    await expect(main(page)).not.toContainText(account.email);
  },
);
