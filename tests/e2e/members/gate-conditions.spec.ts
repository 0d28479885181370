// @module-tag all
import { interfaceTexts } from "../../support/interface-texts.ts";
import { createAccount, freshEmail, oneTimeLink } from "../../support/members/accounts.ts";
import { sendMail } from "../../support/members/action-mail.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import {
  enterGate,
  expectShut,
  gatedWords,
  publishGate,
  unverified,
} from "../../support/members/gated-page.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { answerWith } from "../../support/members/provider-answers.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { SignInPage } from "../../support/members/sign-in-page.ts";
import { expect, test } from "../../support/members/test.ts";

const { action, errors, form: labels, missing, ...auth } = interfaceTexts("en").auth;

test("[GATE-3] verification in another tab opens the gate", async ({ context, form, lake }) => {
  const account = await createAccount();
  const path = await publishGate(lake, { emailVerified: true });
  await enterGate(form, path, account);
  const continueUrl = form.page.url();
  const other = new SignInPage(await context.newPage());
  await other.page.goto(await sendMail({ kind: "VERIFY_EMAIL", account, continueUrl }));
  await other.press(action.verifySubmit);
  await expect(form.page.getByText(gatedWords.inside)).toBeVisible();
  await other.main.getByRole("link", { name: labels.continue }).click();
  await expect(other.page).toHaveURL(path);
  await expect(other.page.getByText(gatedWords.inside)).toBeVisible();
});

test("[GATE-4][AUTH-9] loads no provider code before the member acts, and displays why the email was not sent", async ({
  page,
  form,
  lake,
}) => {
  await enterGate(form, await publishGate(lake, { emailVerified: true }), await createAccount());
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.reload();
  await expect(form.button(missing.confirmed)).toBeVisible();
  const ofProvider = /session\/form|identitytoolkit|securetoken/;
  expect(requests.filter((url) => ofProvider.test(url))).toEqual([]);
  await form.button(missing.confirmed).click();
  await expect(form.main).toContainText(missing.notYet);
  expect(requests.filter((url) => url.includes("session/form")).length).toBe(1);
  await answerWith(page, "accounts:sendOobCode", "TOO_MANY_ATTEMPTS_TRY_LATER");
  await form.press(missing.sendAgain);
  await expect(form.problem).toHaveText(errors.tooManyRequests);
});

test("[GATE-1][AUTH-5] a guest becomes a member at a gate", async ({ page, form, lake }) => {
  await using _ = await withAuthSettings(lake, { anonymous: true });
  const path = await publishGate(lake, { emailVerified: true });
  await form.open(path);
  await form.press(labels.guest);
  await expect(page).toHaveURL(path);
  await expect(form.main).toContainText(missing.guest);
  await expectShut(page);
  await openGate(page, auth.becomeMember);
  const email = freshEmail();
  await form.email.fill(email);
  await form.password.fill("popcorn-and-dark");
  await form.press(labels.submitSignUp);
  await expect(form.main).toContainText(unverified(email));
  const link = await oneTimeLink(email, "VERIFY_EMAIL");
  expect(new URL(link).searchParams.get("continueUrl")).toBe(page.url());
});

test("[GATE-1] a gate that stays closed displays what is missing", async ({ page, lake }) => {
  await page.goto(await publishGate(lake, { secondFactor: true }));
  await page.locator("[data-gate] a").click();
  await fillCredentials(page, await createAccount());
  const gate = page.locator("[data-gate]");
  await expect(gate).toBeFocused();
  await expect(gate).toContainText(missing.secondFactor);
  await expect(gate).toBeInViewport();
  await expect(page.getByText(gatedWords.inside)).toHaveCount(0);
  const link = gate.getByRole("link", { name: missing.addSecondFactor });
  await expect(link).toHaveAttribute("href", "/en/account#second-step");
});
