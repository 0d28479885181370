import { answerCaptchaConfig } from "../project/captcha-config.ts";
import { discloseNothing } from "../gateway/disclosure.ts";
import { keepSecrets } from "../store-secrets.ts";
import type { Middleware } from "../gateway/middleware.ts";
import { keepPasswordPolicy } from "../project/password-rules.ts";
import { sealPendingCredentials } from "../accounts/pending-credential.ts";
import { keepPrivileges } from "../gateway/privileges.ts";
import { limitRates } from "./rate-limits.ts";
import { askRecentLogin } from "../accounts/recent-login.ts";
import { finishSecondFactors } from "../second-factor/second-factors.ts";
import { keepSessions } from "../sessions/sessions.ts";
import { enrolTotp } from "../second-factor/totp-enrolment.ts";
import { signInWithTotp } from "../second-factor/totp-sign-in.ts";

/**
 * The middlewares that protect accounts, in the order in which they handle a call. `keepSecrets`
 * and `limitRates` come first, so that they apply to every call.
 */
export const protections: readonly Middleware[] = [
  keepSecrets,
  limitRates,
  keepPrivileges,
  keepSessions,
  askRecentLogin,
  discloseNothing,
  keepPasswordPolicy,
  answerCaptchaConfig,
  finishSecondFactors,
  sealPendingCredentials,
  enrolTotp,
  signInWithTotp,
];
