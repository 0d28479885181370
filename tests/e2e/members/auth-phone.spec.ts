// @module-tag all
import { doubleRecaptcha } from "../../support/doubles/recaptcha.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { freshPhone, textMessageCode } from "../../support/members/accounts.ts";
import { expect, test } from "../../support/members/test.ts";

const { form: labels } = interfaceTexts("en").auth;

test.use({ authSettings: { phone: true } });

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
