import { isMethodOn, type MethodSettings } from "../methods.ts";

/** What a verified token says, as far as we read it. Times in seconds since 1970. */
export type Claims = {
  uid: string;
  auth_time: number;
  exp: number;
  firebase: {
    sign_in_provider: string;
    sign_in_second_factor?: string;
    tenant?: string;
  };
};

/** The account behind a token, as firebase-admin gives it. */
export type Account = {
  uid: string;
  email?: string | undefined;
  emailVerified: boolean;
  displayName?: string | undefined;
  phoneNumber?: string | undefined;
  disabled: boolean;
  tokensValidAfterTime?: string | undefined;
  customClaims?: Record<string, unknown> | undefined;
  providerData: readonly unknown[];
  metadata: { creationTime: string };
};

/** Why a token opens no session. */
export type Refusal =
  /** Forged, expired, revoked, disabled, of another project or tenant. */
  | "invalid"
  /** The sign-in lies too far back to begin a session with. */
  | "stale"
  | "methodOff"
  | "signUpOff";

/** What an admission is decided from. */
export type Application = {
  claims: Claims;
  account: Account;
  settings: MethodSettings & { tenantId: string | null };
  /** What the browser's session cookie says, where it is a valid one of the same account; null: a new session. */
  session: Claims | null;
  /** In ms since 1970. */
  now: number;
};

/** A session begins with a sign-in no older than this, as Google advises: a stolen token is worth little. In ms. */
const RECENT = 5 * 60 * 1000;

/** The provider makes the account and the token in one request, and notes both in whole seconds. In ms. */
const AT_ONCE = 5_000;

/** Decides whether a verified token may open or renew a session; null where nothing is against it. Pure. */
export function findRefusal({
  claims,
  account,
  settings,
  session,
  now,
}: Application): Refusal | null {
  if (!isOpen(claims, account) || !isOfTenant(claims, settings.tenantId)) return "invalid";
  if (!isMethodOn(settings, claims.firebase.sign_in_provider)) return "methodOff";
  if (session !== null) return null;
  if (now - claims.auth_time * 1000 > RECENT) return "stale";
  return !settings.signUp && isNewcomer(claims, account) ? "signUpOff" : null;
}

/** Whether an account still stands behind what a token or cookie says: neither disabled nor revoked since. */
export function isOpen(claims: Claims, account: Account): boolean {
  const validSince = Date.parse(account.tokensValidAfterTime ?? "") || 0;
  return !account.disabled && claims.auth_time * 1000 >= validSince;
}

/** Whether a token or cookie is of the tenant that the settings name: of none, where they name none. [AUTH-11] */
export const isOfTenant = ({ firebase }: Claims, tenantId: string | null): boolean =>
  (firebase.tenant ?? null) === tenantId;

/** Whether the very sign-in of a token made its account. */
function isNewcomer(claims: Claims, { metadata }: Account): boolean {
  const made = Date.parse(metadata.creationTime);
  return Math.abs(claims.auth_time * 1000 - made) <= AT_ONCE;
}
