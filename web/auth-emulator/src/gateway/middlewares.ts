import { keepToDomains } from "../project/authorized-domains.ts";
import { administerConfig } from "../project/config-admin.ts";
import { refuseForgedTokens } from "./forged-tokens.ts";
import { issueIdentities } from "../accounts/issue-identities.ts";
import { showIdentityPages } from "../accounts/identity-pages.ts";
import { refuseMadeUpIdentities } from "../accounts/identity.ts";
import { sealIssued } from "../sessions/seal-issued.ts";
import { answerForItself } from "./own-answers.ts";
import { linkPassword } from "../accounts/link-password.ts";
import { chain } from "./middleware.ts";
import { protections } from "../limits/protections.ts";
import { administerProviders } from "../project/provider-admin.ts";
import { guardChangedAddress } from "../accounts/recover-email.ts";
import { refuseSwitchedOff } from "./switches.ts";
import { completeTenants } from "../project/tenant-admin.ts";
import { removeUnverified } from "../accounts/unverified-email.ts";

/** All middlewares of the gateway, in the order in which they handle a call. The README says what they do. */
export const additions = chain([
  sealIssued,
  refuseForgedTokens,
  answerForItself,
  showIdentityPages,
  issueIdentities,
  administerConfig,
  administerProviders,
  completeTenants,
  ...protections,
  refuseSwitchedOff,
  refuseMadeUpIdentities,
  keepToDomains,
  guardChangedAddress,
  linkPassword,
  removeUnverified,
]);
