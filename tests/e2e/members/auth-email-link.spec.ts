import type { Page } from "@playwright/test";
import {
  createAccount,
  findAccount,
  freshEmail,
  oneTimeLink,
} from "../../support/members/accounts.ts";
import { actionPath } from "../../support/members/action-mail.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { expect, test } from "../../support/test.ts";

const { form, action, errors, signOut } = interfaceTexts("en").auth;

const main = (page: Page) => page.getByRole("main");
const address = (page: Page) => main(page).getByLabel(form.email);
const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).click();
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("marquee-link-email"));

/** Requests an email link on a page with an open form. */
async function askForLink(page: Page, email: string): Promise<void> {
  await press(page, form.byLink);
  await address(page).fill(email);
  await address(page).press("Enter");
  await expect(main(page).getByRole("heading", { name: form.sentTitle })).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("[AUTH-1][AUTH-10] a link requested at a gate signs in on the same device and opens the gate", async ({
  page,
  lake,
  watch,
}) => {
  await using _ = await withAuthSettings(lake, { emailLink: true });
  const { email } = await createAccount();
  await page.goto(gatedPages.en);
  await openGate(page, "Sign in and sit down");
  await askForLink(page, email);
  expect(await axeProblems(page, "main")).toEqual([]);
  const link = await oneTimeLink(email, "EMAIL_SIGNIN");
  expect(decodeURIComponent(link)).not.toContain(email);
  expect(await remembered(page)).toBe(email);

  await page.goto(actionPath(link));
  await expect(main(page)).toContainText(email);
  await press(page, form.submitSignIn);
  await expect(page).toHaveURL(gatedPages.en);
  await expect(page.getByText(canaries.en)).toBeVisible();
  expect(await remembered(page)).toBeNull();
  expect(watch.foreign).toEqual([]);
});

test(
  "[AUTH-1] asks for the email address on another device and rejects a different one",
  { tag: "@all" },
  async ({ page, lake, newVisitor }) => {
    await using _ = await withAuthSettings(lake, { emailLink: true });
    const email = freshEmail();
    await page.goto("/en/sign-in?from=/en/venue");
    await askForLink(page, email);
    const link = await oneTimeLink(email, "EMAIL_SIGNIN");

    const { context } = await newVisitor();
    const elsewhere = await context.newPage();
    await elsewhere.goto(actionPath(link));
    await expect(address(elsewhere)).toBeVisible();
    await expect(main(elsewhere)).not.toContainText(email);
    await address(elsewhere).fill(freshEmail());
    await press(elsewhere, form.submitSignIn);
    await expect(main(elsewhere).getByText(action.linkOther)).toBeVisible();
    await address(elsewhere).fill(email);
    await press(elsewhere, form.submitSignIn);
    await expect(elsewhere).toHaveURL("/en/venue");
    await expect(elsewhere.getByRole("button", { name: signOut })).toBeVisible();
    expect(await findAccount({ email })).toMatchObject({ emailVerified: true });
  },
);

test(
  "[AUTH-1] restores the state after the link was sent when the page is reloaded",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { emailLink: true });
    const email = freshEmail();
    await page.goto("/en/sign-in");
    await askForLink(page, email);
    await page.reload();
    await expect(main(page).getByRole("heading", { name: form.sentTitle })).toBeVisible();
    await expect(main(page)).toContainText(email);
    await press(page, form.sendElsewhere);
    await expect(address(page)).toHaveValue(email);
  },
);

test(
  "[AUTH-1] a link creates no account when sign-up is off",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { emailLink: true, signUp: false });
    const email = freshEmail();
    await page.goto("/en/sign-in");
    await askForLink(page, email);
    await page.goto(actionPath(await oneTimeLink(email, "EMAIL_SIGNIN")));
    await press(page, form.submitSignIn);
    await expect(main(page).getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
      errors.signUpOff,
    );
    await expect(page.getByRole("button", { name: signOut })).toHaveCount(0);
    expect(await findAccount({ email })).toBeNull();
  },
);
