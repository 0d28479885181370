import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import type { Auth } from "firebase-admin/auth";
import type { FirebaseSettings } from "./firebase-settings.ts";

const APP = "marquee";
const EMULATOR_HOST = "FIREBASE_AUTH_EMULATOR_HOST";

/**
 * The one place that makes firebase-admin. On Firebase itself minting needs the deployment's credentials
 * (application default). Embedded, it calls itself "owner", which alone opens nothing there: the secret goes
 * into the host it is given, and it reads that from the environment when it is made, so only then is it there.
 */
export function openProvider({ projectId, embedded }: FirebaseSettings): Auth {
  const known = getApps().find(({ name }) => name === APP);
  if (known) return getAuth(known);
  const before = process.env[EMULATOR_HOST];
  if (embedded) process.env[EMULATOR_HOST] = `${embedded.host}/owner/${embedded.secret}`;
  try {
    return getAuth(initializeApp({ projectId }, APP));
  } finally {
    if (before === undefined) delete process.env[EMULATOR_HOST];
    else process.env[EMULATOR_HOST] = before;
  }
}

/** The provider as a tenant's members know it; null: as the project's own do. [AUTH-11] */
export const providerOf = (auth: Auth) => (tenantId: string | null) =>
  tenantId === null ? auth : auth.tenantManager().authForTenant(tenantId);
