import { guardChangedAddress, linkPassword, removeUnverified } from "../accounts/addresses.ts";
import { showIdentityPages } from "../accounts/identity-pages.ts";
import { issueIdentities, refuseMadeUpIdentities } from "../accounts/identity.ts";
import { sealPendingCredentials } from "../accounts/pending-credential.ts";
import { requireRecentLogin } from "../accounts/recent-login.ts";
import { discloseNothing, removeSecrets } from "./disclosure.ts";
import { chain } from "./middleware.ts";
import { protectPrivileges, refuseSwitchedOff } from "./permissions.ts";
import { limitRates } from "../limits/rate-limits.ts";
import { enforceDomains } from "../project/authorized-domains.ts";
import {
  administerConfig,
  completeTenants,
  handleCaptchaConfig,
} from "../project/config-requests.ts";
import { enforcePasswordPolicy } from "../project/password-rules.ts";
import { administerProviders } from "../project/provider-admin.ts";
import { finishSecondFactors } from "../second-factor/second-factors.ts";
import { enrolTotp } from "../second-factor/totp-enrolment.ts";
import { signInWithTotp } from "../second-factor/totp-sign-in.ts";
import { handleOwnPaths, refuseForgedTokens, sealIssued } from "../sessions/issued-tokens.ts";
import { correctSessions } from "../sessions/sessions.ts";

/** All middlewares of the gateway, in the order in which they handle a call. The README says what they do. */
export const additions = chain([
  sealIssued,
  refuseForgedTokens,
  handleOwnPaths,
  showIdentityPages,
  issueIdentities,
  administerConfig,
  administerProviders,
  completeTenants,
  // The protections of accounts. `removeSecrets` and `limitRates` come first, so that they apply to every call.
  removeSecrets,
  limitRates,
  protectPrivileges,
  correctSessions,
  requireRecentLogin,
  discloseNothing,
  enforcePasswordPolicy,
  handleCaptchaConfig,
  finishSecondFactors,
  sealPendingCredentials,
  enrolTotp,
  signInWithTotp,
  refuseSwitchedOff,
  refuseMadeUpIdentities,
  enforceDomains,
  guardChangedAddress,
  linkPassword,
  removeUnverified,
]);
