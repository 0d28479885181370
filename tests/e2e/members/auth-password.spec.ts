import type { Page } from "@playwright/test";
import {
  configureProvider,
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
import { answerWith } from "../../support/members/provider-answers.ts";
import { sampleMember } from "../../support/members/sign-in.ts";
import { expect, test, urls } from "../../support/test.ts";

const { form, errors, signOut } = interfaceTexts("en").auth;

const main = (page: Page) => page.getByRole("main");
const email = (page: Page) => main(page).getByLabel(form.email);
const password = (page: Page) => main(page).getByLabel(form.password, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const problem = (page: Page) => main(page).getByRole("alert").filter({ hasText: /\S/ });
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name });

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("[AUTH-1] offers the enabled sign-in methods only", async ({ page, lake }) => {
  await using _ = await withAuthSettings(lake, {
    emailLink: true,
    phone: true,
    anonymous: true,
    providers: ["google", "apple"],
  });
  await page.goto("/en/sign-in");
  await expect(email(page)).toBeFocused();
  for (const name of [form.byLink, form.byPhone, form.guest]) {
    await expect(button(page, name)).toBeVisible();
  }
  await expect(main(page).getByRole("button", { name: /Google|Apple/ })).toHaveCount(2);
  expect(await axeProblems(page)).toEqual([]);

  await using _alone = await withAuthSettings(lake, {
    emailPassword: false,
    phone: false,
    anonymous: false,
    providers: [],
  });
  await page.goto("/en/sign-in");
  await expect(email(page)).toBeFocused();
  await expect(password(page)).toHaveCount(0);
  await expect(main(page).getByRole("button")).toHaveText([form.sendLink]);
});

test(
  "[AUTH-1] displays a message when no sign-in method is enabled",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, {
      emailPassword: false,
      emailLink: false,
      phone: false,
      anonymous: false,
      providers: [],
    });
    await page.goto("/en/sign-in");
    await expect(main(page).getByText(form.closed)).toBeVisible();
    await expect(main(page).getByRole("button")).toHaveCount(0);
  },
);

test(
  "[AUTH-1] hides the link to sign-up when sign-up is off",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _ = await withAuthSettings(lake, { signUp: false });
    await page.goto("/en/sign-in");
    await expect(email(page)).toBeVisible();
    await expect(button(page, form.toSignUp)).toHaveCount(0);
  },
);

test(
  "[AUTH-1][PAGE-10] displays the editor's texts above the forms and the terms below sign-up",
  { tag: "@all" },
  async ({ page, lake }) => {
    const words = {
      signInHeading: "Members only",
      signInIntro: "Come in.",
      signUpIntro: "Sit down.",
      terms: "No popcorn fights.",
    };
    await using _ = await withAuthSettings(lake, { texts: [{ language: "en", ...words }] });
    const html = async () => (await page.request.get("/en/sign-in")).text();
    await expect.poll(html).toContain(words.signInHeading);
    await page.goto("/en/sign-in");
    await expect(main(page).getByText(words.signInIntro)).toBeVisible();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(words.signInHeading);
    await expect(main(page).getByText(words.terms)).toHaveCount(0);
    await email(page).fill("someone@marquee.test");
    await button(page, form.toSignUp).click();
    await expect(main(page).getByText(words.signUpIntro)).toBeVisible();
    await expect(main(page).getByText(words.terms)).toBeVisible();
    await expect(email(page)).toHaveValue("someone@marquee.test");
  },
);

test("[AUTH-4][AUTH-10] checks off the provider's password requirements during typing", async ({
  page,
}) => {
  const customStrengthOptions = {
    minPasswordLength: 8,
    maxPasswordLength: 30,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  };
  await configureProvider({
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: "ENFORCE",
      passwordPolicyVersions: [{ customStrengthOptions }],
    },
  });
  try {
    await page.goto("/en/sign-in?from=/en/venue");
    await button(page, form.toSignUp).click();
    const checks = main(page).getByRole("list", { name: form.passwordNeeds }).getByRole("listitem");
    const met = checks.filter({ hasText: form.met });
    await expect(checks).toHaveCount(6);
    await expect(checks.first()).toContainText("At least 8 characters");
    await expect(met).toHaveCount(1);
    await password(page).pressSequentially("abc");
    await expect(met).toHaveCount(2);
    await expect(checks.filter({ hasText: form.needs.lower })).toContainText(form.met);
    await expect(
      main(page).getByRole("status").filter({ hasText: "Requirements met: 2 of 6." }),
    ).toHaveCount(1);
    expect(await axeProblems(page)).toEqual([]);
    const address = freshEmail();
    await email(page).fill(address);
    await button(page, form.submitSignUp).click();
    await expect(problem(page)).toHaveText(errors.passwordPolicy);
    await expect(password(page)).toBeFocused();
    await password(page).fill("Abcdef!1");
    await expect(met).toHaveCount(6);
    await button(page, form.submitSignUp).click();
    await expect(page).toHaveURL("/en/venue");
    await expect(page.getByRole("button", { name: signOut })).toBeVisible();
  } finally {
    await configureProvider({ passwordPolicyConfig: null });
  }
});

test(
  "[AUTH-4] requires six characters when the password policy fails to load",
  { tag: "@all" },
  async ({ page }) => {
    await page.route("**/v2/passwordPolicy**", (route) => route.abort());
    await page.goto("/en/sign-in");
    await button(page, form.toSignUp).click();
    const checks = main(page).getByRole("list", { name: form.passwordNeeds }).getByRole("listitem");
    await expect(checks).toHaveCount(1);
    await password(page).fill("sixsix");
    await expect(checks).toContainText(form.met);
  },
);

test("[AUTH-9] a password reset displays the same message with and without an account", async ({
  page,
}) => {
  const member = await createAccount();
  const messages: string[] = [];
  for (const address of [member.email, freshEmail()]) {
    await page.goto("/en/sign-in");
    await email(page).fill(address);
    await button(page, form.forgot).click();
    await expect(email(page)).toHaveValue(address);
    await expect(email(page)).toBeFocused();
    await button(page, form.sendLink).click();
    const note = main(page).getByText("If there is an account");
    await expect(note).toBeFocused();
    messages.push((await note.innerText()).replace(address, "…"));
  }
  expect(messages[0]).toBe(messages[1]);
  expect(await axeProblems(page)).toEqual([]);
  expect(await findAccount({ email: member.email })).not.toBeNull();
});

test(
  "[AUTH-9] a password reset hides EMAIL_NOT_FOUND from the provider",
  { tag: "@all" },
  async ({ page }) => {
    await answerWith(page, "accounts:sendOobCode", "EMAIL_NOT_FOUND");
    await page.goto("/en/sign-in");
    await button(page, form.forgot).click();
    await email(page).fill(freshEmail());
    await button(page, form.sendLink).click();
    await expect(main(page).getByText("If there is an account")).toBeVisible();
  },
);

test(
  "[AUTH-5][GATE-3] a password reset from a gate leads back to it in the page's language",
  { tag: "@all" },
  async ({ page }) => {
    const german = interfaceTexts("de").auth.form;
    const member = await createAccount();
    await page.goto(gatedPages.de);
    await openGate(page, "Anmelden und hinsetzen");
    await main(page).getByLabel(german.email).fill(member.email);
    await expect(page).toHaveURL(gatedPages.de);
    await button(page, german.forgot).click();
    await button(page, german.sendLink).click();
    await expect(heading(page, german.sentTitle)).toBeVisible();
    const { searchParams } = new URL(await oneTimeLink(member.email, "PASSWORD_RESET"));
    expect(searchParams.get("continueUrl")).toBe(`${urls.site}${gatedPages.de}`);
    expect(searchParams.get("lang")).toBe("de");

    await page.reload();
    await expect(heading(page, german.sentTitle)).toBeVisible();
    await expect(main(page)).toContainText(member.email);
    await button(page, german.back).click();
    await expect(main(page).getByLabel(german.password, { exact: true })).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole("link", { name: "Anmelden und hinsetzen" })).toBeVisible();

    await page.goto(actionPath(await oneTimeLink(member.email, "PASSWORD_RESET")));
    await main(page).getByLabel(german.password, { exact: true }).fill("anders-als-vorher-1");
    await button(page, interfaceTexts("de").auth.action.resetSubmit).click();
    await main(page).getByRole("link", { name: german.continue }).click();
    await expect(page.getByText(canaries.de)).toBeVisible();
  },
);

test(
  "[AUTH-9] an email address in use leads to sign-in with the address filled in",
  { tag: "@all" },
  async ({ page }) => {
    const member = await createAccount();
    await page.goto("/en/sign-in");
    await button(page, form.toSignUp).click();
    await email(page).fill(member.email);
    await password(page).fill("another-secret-1");
    await button(page, form.submitSignUp).click();
    await expect(problem(page)).toHaveText(errors.emailInUse);
    await expect(email(page)).toBeFocused();
    await button(page, form.signIn).first().click();
    await expect(heading(page, form.signIn)).toBeVisible();
    await expect(email(page)).toHaveValue(member.email);
  },
);

test("[AUTH-1] signs in with the keyboard alone and returns to the page", async ({ page }) => {
  await page.goto("/en/sign-in?from=/en/venue");
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(sampleMember.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(sampleMember.password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, form.submitSignIn)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/venue");
});

test(
  "[AUTH-1] the fields have the autocomplete values that password managers expect",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/en/sign-in");
    await expect(email(page)).toHaveAttribute("autocomplete", "username");
    await expect(password(page)).toHaveAttribute("autocomplete", "current-password");
    await button(page, form.toSignUp).click();
    await expect(password(page)).toHaveAttribute("autocomplete", "new-password");
  },
);

test(
  "[AUTH-8] times out after 30 s when a call hangs, and enables the form again",
  { tag: "@all" },
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/en/sign-in");
    await expect(email(page)).toBeVisible();
    await page.route("**/accounts:signInWithPassword**", () => {});
    await email(page).fill(sampleMember.email);
    await password(page).fill(sampleMember.password);
    const asked = page.waitForRequest("**/accounts:signInWithPassword**");
    await button(page, form.submitSignIn).click();
    await asked;
    await expect(button(page, form.pending)).toBeVisible();
    await page.clock.runFor(29_000);
    await expect(button(page, form.pending)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(problem(page)).toBeVisible();
    expect([errors.timeout, errors.network]).toContain(await problem(page).innerText());
    await expect(button(page, form.submitSignIn)).toBeVisible();
  },
);
