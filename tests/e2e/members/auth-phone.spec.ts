// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { doubleRecaptcha } from "../../support/doubles/recaptcha.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { freshPhone, textMessageCode } from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { expect, test } from "../../support/members/test.ts";

const { form: labels, errors } = interfaceTexts("en").auth;

test.use({ authSettings: { phone: true } });

test("[AUTH-9] rejects a text that is no phone number, and displays a number as it is read before it is used", async ({
  page,
  form,
}) => {
  await form.open();
  await form.press(labels.byPhone);
  await expect(form.phone).toBeFocused();
  await expect(form.phone).toHaveAttribute("autocomplete", "tel");
  expect(await axeProblems(page)).toEqual([]);
  await form.press(labels.sendCode);
  await expect(form.problem).toHaveText(errors.missingPhone);
  await form.phone.fill("07700");
  await form.press(labels.sendCode);
  await expect(form.problem).toHaveText(errors.invalidPhone);
  await expect(form.phone).toBeFocused();
  await form.phone.fill("+44 (0)20 7946 0958");
  await expect(form.main).toContainText("+44 20 7946 0958");
});

test("[AUTH-10] runs reCAPTCHA only when a code is requested", async ({ page, context, form }) => {
  const requests = await doubleRecaptcha(context);
  const sent = page.waitForRequest(/accounts:sendVerificationCode/);
  await form.open();
  await expect(form.button(labels.byPhone)).toBeVisible();
  expect(requests).toEqual([]);
  const code = await form.requestText(freshPhone());
  expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: "recaptcha-double" });
  expect(requests).toHaveLength(1);
  await expect(page.locator("[data-recaptcha]")).toHaveCount(0);
  await form.enterCode(code);
  await expect(form.signOut).toBeVisible();
});

test("[AUTH-1] accepts the newer of two codes after a reload", async ({ page, form }) => {
  const number = freshPhone();
  await page.clock.install();
  await form.open();
  const first = await form.requestText(number);
  const waiting = form.main.getByRole("button", {
    name: new RegExp(labels.resendIn.replace("{{time}}", String.raw`0:\d\d`)),
  });
  await expect(waiting).toHaveAttribute("aria-disabled", "true");
  await page.clock.fastForward(31_000);
  await form.press(labels.resend);
  await expect(form.main.getByText(labels.resent)).toBeVisible();
  await expect(waiting).toBeVisible();
  const second = await textMessageCode(number);
  expect(second).not.toBe(first);
  await page.reload();
  await expect(form.main).toContainText(number);
  await form.enterCode(second);
  await form.expectOpenGate();
});

test("[AUTH-1] rejects a requested code when the method is off", async ({ form, lake }) => {
  await form.open();
  const code = await form.requestText(freshPhone());
  await using _ = await withAuthSettings(lake, { phone: false });
  await form.enterCode(code);
  await expect(form.problem).toHaveText(errors.methodOff);
  await form.open();
  await expect(form.email).toBeVisible();
  await expect(form.button(labels.byPhone)).toHaveCount(0);
});
