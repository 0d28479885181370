import { cert, getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import type { Auth } from "firebase-admin/auth";
import type { FirebaseSettings } from "../../runtime/firebase-settings.ts";

const APP = "marquee";
const EMULATOR_HOST = "FIREBASE_AUTH_EMULATOR_HOST";

/**
 * Returns the `Auth` object of firebase-admin, created on the first call. The site initializes
 * firebase-admin only here.
 *
 * On Firebase itself, creating session cookies requires the service account of the settings, or the
 * deployment's application default credentials. In emulator mode firebase-admin authenticates as "owner", which the embedded service
 * accepts only with the secret in the host's path. firebase-admin reads that host from the
 * environment once, on creation, so the variable is set only during creation.
 */
export function openProvider({ projectId, embedded, account }: FirebaseSettings): Auth {
  const known = getApps().find(({ name }) => name === APP);
  if (known) return getAuth(known);
  const before = process.env[EMULATOR_HOST];
  if (embedded) process.env[EMULATOR_HOST] = `${embedded.host}/owner/${embedded.secret}`;
  try {
    const credential = account === null ? {} : { credential: cert({ projectId, ...account }) };
    return getAuth(initializeApp({ projectId, ...credential }, APP));
  } finally {
    if (before === undefined) delete process.env[EMULATOR_HOST];
    else process.env[EMULATOR_HOST] = before;
  }
}

/**
 * Returns a function that returns the provider for a tenant, or for the project itself if
 * `tenantId` is null. [AUTH-11]
 */
export const providerOf = (auth: Auth) => (tenantId: string | null) =>
  tenantId === null ? auth : auth.tenantManager().authForTenant(tenantId);
