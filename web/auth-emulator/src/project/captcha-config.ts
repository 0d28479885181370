import { z } from "zod";
import { answerWith } from "../gateway/answers.ts";
import type { Middleware } from "../gateway/middleware.ts";

const enforcement = z.enum(["OFF", "AUDIT", "ENFORCE"]).catch("OFF");

const configShape = z.object({
  emailPasswordEnforcementState: enforcement,
  phoneEnforcementState: enforcement,
});

/** A placeholder. No such key exists at Google. */
const siteKey = "projects/embedded/keys/not-a-recaptcha-key";

/**
 * Handles `GET /v2/recaptchaConfig` according to the project's `recaptchaConfig`. By default,
 * reCAPTCHA is off for passwords and for phones, and the response contains no key. An administrator
 * can enable it for either. The gateway doesn't verify the tokens that browsers send, because only
 * Google can.
 */
export const answerCaptchaConfig: Middleware = (call, next) => {
  if (!call.operation.path.endsWith("/v2/recaptchaConfig")) return next();
  const states = configShape.parse(call.config["recaptchaConfig"] ?? {});
  const stateOf = (provider: string, enforcementState: string) => ({ provider, enforcementState });
  const recaptchaEnforcementState = [
    stateOf("EMAIL_PASSWORD_PROVIDER", states.emailPasswordEnforcementState),
    stateOf("PHONE_PROVIDER", states.phoneEnforcementState),
  ];
  const isOn = recaptchaEnforcementState.some((each) => each.enforcementState !== "OFF");
  const key = isOn ? { recaptchaKey: siteKey } : {};
  return Promise.resolve(answerWith({ ...key, recaptchaEnforcementState }));
};
