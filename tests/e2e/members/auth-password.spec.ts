// @module-tag all
import { interfaceTexts } from "../../support/interface-texts.ts";
import { createAccount, oneTimeLink } from "../../support/members/accounts.ts";
import { actionPath } from "../../support/members/action-mail.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { fillCredentials, sampleMember } from "../../support/members/sign-in.ts";
import { SignInPage } from "../../support/members/sign-in-page.ts";
import { expect, test, urls } from "../../support/members/test.ts";

const { form: labels } = interfaceTexts("en").auth;

test("[AUTH-1][PAGE-10] displays the editor's texts and the terms", async ({ form, lake }) => {
  const texts = {
    signInHeading: "Members only",
    signInIntro: "Come in.",
    signUpIntro: "Sit down.",
    terms: "No popcorn fights.",
  };
  await using _ = await withAuthSettings(lake, { texts: [{ language: "en", ...texts }] });
  const html = async () => (await form.page.request.get("/en/sign-in")).text();
  await expect.poll(html).toContain(texts.signInHeading);
  await form.open();
  await expect(form.main.getByText(texts.signInIntro)).toBeVisible();
  await expect(form.main.getByRole("heading", { level: 1 })).toHaveText(texts.signInHeading);
  await expect(form.main.getByText(texts.terms)).toHaveCount(0);
  await form.email.fill("someone@marquee.test");
  await form.press(labels.toSignUp);
  await expect(form.main.getByText(texts.signUpIntro)).toBeVisible();
  await expect(form.main.getByText(texts.terms)).toBeVisible();
  await expect(form.email).toHaveValue("someone@marquee.test");
});

test("[AUTH-5][GATE-3] a password reset leads back to the gate", async ({ page }) => {
  const { action, form: german } = interfaceTexts("de").auth;
  const form = new SignInPage(page, "de");
  const { email } = await createAccount();
  await page.goto(gatedPages.de);
  await openGate(page, "Anmelden und hinsetzen");
  await form.email.fill(email);
  await form.press(german.forgot);
  await form.press(german.sendLink);
  await expect(form.heading(german.sentTitle)).toBeVisible();
  const link = await oneTimeLink(email, "PASSWORD_RESET");
  const { searchParams } = new URL(link);
  expect(searchParams.get("continueUrl")).toBe(`${urls.site}${gatedPages.de}`);
  expect(searchParams.get("lang")).toBe("de");

  await page.goto(actionPath(link));
  await form.password.fill("anders-als-vorher-1");
  await form.press(action.resetSubmit);
  await form.main.getByRole("link", { name: german.continue }).click();
  await expect(page.getByText(canaries.de)).toBeVisible();
});

test("[AUTH-9] an unknown address and a wrong password look alike", async ({ page, form }) => {
  for (const email of [sampleMember.email, "nobody@marquee.test"]) {
    await form.open();
    await fillCredentials(page, { email, password: "not the password" });
    await expect(form.problem).toHaveText(
      "The email address or password is incorrect. Check both and try again.",
    );
  }
});
