import { keepToDomains } from "./authorized-domains.ts";
import { administerConfig } from "./config-admin.ts";
import { refuseForgeries } from "./forgeries.ts";
import { issueIdentities } from "./issue-identities.ts";
import { showIdentityPages } from "./identity-pages.ts";
import { refuseMadeUpIdentities } from "./identity.ts";
import { sealIssued } from "./seal-issued.ts";
import { answerForItself } from "./own-answers.ts";
import { linkPassword } from "./link-password.ts";
import { chain } from "./middleware.ts";
import { protections } from "./protections.ts";
import { administerProviders } from "./provider-admin.ts";
import { guardChangedAddress } from "./recover-email.ts";
import { refuseSwitchedOff } from "./switches.ts";
import { completeTenants } from "./tenant-admin.ts";
import { disownUnproven } from "./unproven-address.ts";

/** All middlewares of the gateway, in the order in which they handle a call. The README describes each. */
export const additions = chain([
  sealIssued,
  refuseForgeries,
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
  disownUnproven,
]);
