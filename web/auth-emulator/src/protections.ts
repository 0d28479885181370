import { answerCaptchaConfig } from "./captcha-config.ts";
import { discloseNothing } from "./disclosure.ts";
import { keepSecrets } from "./keep-secrets.ts";
import type { Middleware } from "./middleware.ts";
import { keepPasswordPolicy } from "./password-rules.ts";
import { sealPendingCredentials } from "./pending-credential.ts";
import { keepPrivileges } from "./privileges.ts";
import { limitRates } from "./rate-limits.ts";
import { askRecentLogin } from "./recent-login.ts";
import { finishSecondFactors } from "./second-factors.ts";
import { keepSessions } from "./sessions.ts";
import { enrolTotp } from "./totp-enrolment.ts";
import { signInWithTotp } from "./totp-sign-in.ts";

/**
 * The middlewares that protect accounts, in the order in which they handle a call. Secrets are removed and rate limits
 * counted first, so that both apply to every response.
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
