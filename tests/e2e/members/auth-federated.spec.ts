// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { doubleGapi } from "../../support/doubles/gapi.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { freshEmail, providersOf } from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { beAgainAt, becomeAt } from "../../support/members/identity-page.ts";
import { SignInPage } from "../../support/members/sign-in-page.ts";
import { expect, test } from "../../support/members/test.ts";

const { form: labels, errors } = interfaceTexts("en").auth;

test.use({ authSettings: { providers: ["google", "facebook"] } });

test("[AUTH-1] offers each enabled provider by name", async ({ page, form, context, lake }) => {
  await using _ = await withAuthSettings(lake, {
    providers: ["facebook", "microsoft", "github", "apple", "google"],
    oidcProviders: [{ id: "oidc.guild", label: "Projectionists' Guild" }],
  });
  await doubleGapi(context);
  await form.open();
  const names = ["Facebook", "Microsoft", "GitHub", "Apple", "Google", "Projectionists' Guild"];
  await expect(form.main.getByRole("button", { name: /^Continue with/ })).toHaveText(
    names.map((provider) => labels.continueWith.replace("{{provider}}", provider)),
  );
  expect(await axeProblems(page)).toEqual([]);
  for (const provider of ["Facebook", "Microsoft", "GitHub", "Apple"]) {
    const popup = await form.openPopup(provider);
    await expect(popup.locator("#add-account-button")).toBeVisible();
    await popup.close();
  }
  const email = freshEmail();
  await becomeAt(await form.openPopup("Projectionists' Guild"), { email });
  await expect(form.signOut).toBeVisible();
  expect(await providersOf(email)).toEqual(["oidc.guild"]);
});

test("[AUTH-1] an unfinished redirect leaves no state behind", async ({ form, context, lake }) => {
  await using _ = await withAuthSettings(lake, { federatedWay: "redirect" });
  const requests = await doubleGapi(context);
  await form.open();
  await form.provider("Google").click();
  await expect(form.page.locator("#add-account-button")).toBeVisible();
  await form.open();
  await expect(form.provider("Google")).toBeVisible();
  await expect(form.problem).toHaveCount(0);
  requests.length = 0;
  await form.page.reload();
  await expect(form.provider("Google")).toBeVisible();
  expect(requests).toEqual([]);
});

test("[AUTH-1] redirects the page on a phone", async ({ newVisitor }) => {
  const { context } = await newVisitor({
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36",
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const requests = await doubleGapi(context);
  const form = new SignInPage(await context.newPage());
  await form.open();
  await expect(form.provider("Google")).toBeVisible();
  expect(requests).toEqual([]);
  await form.provider("Google").tap();
  await becomeAt(form.page, { email: freshEmail() });
  await form.expectOpenGate();
});

test("[AUTH-1] links a provider to one with another provider", async ({
  form,
  context,
  elsewhere: before,
}) => {
  const email = freshEmail();
  await doubleGapi(before.page.context());
  await before.open();
  await becomeAt(await before.openPopup("Google"), { email });
  await expect(before.signOut).toBeVisible();

  await doubleGapi(context);
  await form.open();
  await becomeAt(await form.openPopup("Facebook"), { email, isConfirmed: false });
  await expect(form.heading(labels.linkAccount)).toBeVisible();
  await expect(form.provider("Facebook")).toHaveCount(0);
  await beAgainAt(await form.openPopup("Google"), email);
  await form.expectOpenGate();
  expect(await providersOf(email)).toEqual(["facebook.com", "google.com"]);
});

test("[AUTH-9] retries Google's script after a network error", async ({ form, context }) => {
  await doubleGapi(context, "refused");
  await form.open();
  await form.provider("Google").click();
  await expect(form.problem).toHaveText(errors.network);
  await doubleGapi(context);
  await becomeAt(await form.openPopup("Google"), { email: freshEmail() });
  await expect(form.signOut).toBeVisible();
});

test("[AUTH-8] times out after 30 s when Google's script hangs", async ({ form, context }) => {
  const requests = await doubleGapi(context, "hangs");
  await form.page.clock.install();
  await form.open();
  await form.provider("Google").click();
  const waiting = labels.waitingFor.replace("{{provider}}", "Google");
  await expect(form.main.getByRole("status")).toHaveText(waiting);
  await expect.poll(() => requests.length).toBe(1);
  await form.page.clock.fastForward(29_000);
  await expect(form.main.getByRole("status")).toHaveText(waiting);
  await form.page.clock.fastForward(2_000);
  await expect(form.problem).toHaveText(errors.timeout);
});
