import { isMethodOn, type MethodSettings } from "../sign-in/sign-in-methods.ts";

/** The claims that the site reads from a verified token. Times are in seconds since 1970. */
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

/** The account of a token, as firebase-admin returns it. */
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
  multiFactor?: { enrolledFactors: readonly { uid: string; factorId: string }[] } | undefined;
  metadata: { creationTime: string };
};

/** The methods of firebase-admin's `Auth` that sessions need. The project and each tenant have their own `Auth`. */
export type SessionProvider = {
  verifyIdToken(idToken: string): Promise<Claims>;
  createSessionCookie(idToken: string, options: { expiresIn: number }): Promise<string>;
  verifySessionCookie(cookie: string): Promise<Claims>;
  getUser(uid: string): Promise<Account>;
  revokeRefreshTokens(uid: string): Promise<void>;
  deleteUser(uid: string): Promise<void>;
};

/** The reason why a token opens no session. */
export type Refusal =
  /**
   * The token is forged, expired or revoked. Or it belongs to a disabled account, or to another
   * project or tenant.
   */
  | "invalid"
  /** The member signed in too long ago to start a session with this token. */
  | "stale"
  | "methodOff"
  | "signUpOff";

/** A request to open or renew a session, for {@link findRefusal}. */
export type Application = {
  claims: Claims;
  account: Account;
  settings: MethodSettings & { tenantId: string | null };
  /**
   * Claims of the browser's session cookie. Null if the browser has no valid session cookie of this
   * account. The request then opens a new session.
   */
  session: Claims | null;
  /** In ms since 1970. */
  now: number;
};

/**
 * Maximum age of a sign-in that begins a session, in ms. Google advises this limit, because it
 * bounds the use of a stolen token.
 */
const RECENT = 5 * 60 * 1000;

/**
 * Maximum difference between an account's creation and the sign-in that created it, in ms. The
 * provider does both in one request, but rounds both times to whole seconds.
 */
const AT_ONCE = 5_000;

/**
 * Returns the reason why a verified token may not open or renew a session; null if it may. Has no
 * side effects.
 */
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
  if (!isRecent(claims, now)) return "stale";
  return !settings.signUp && isNewcomer(claims, account) ? "signUpOff" : null;
}

/** Whether a sign-in is recent enough to begin a session. */
export const isRecent = ({ auth_time: signedInAt }: Pick<Claims, "auth_time">, now: number) =>
  now - signedInAt * 1000 <= RECENT;

/**
 * Whether an account is enabled, and its tokens were not revoked after the sign-in. `claims` come
 * from a token or cookie of that sign-in.
 */
export function isOpen(claims: Claims, account: Account): boolean {
  const validSince = Date.parse(account.tokensValidAfterTime ?? "") || 0;
  return !account.disabled && claims.auth_time * 1000 >= validSince;
}

/**
 * Whether a token or cookie belongs to the tenant in the settings. If the settings name no tenant,
 * the token must not have one either. [AUTH-11]
 */
export const isOfTenant = ({ firebase }: Claims, tenantId: string | null): boolean =>
  (firebase.tenant ?? null) === tenantId;

/** Whether the account was created by the sign-in that issued the token with these claims. */
function isNewcomer(claims: Claims, { metadata }: Account): boolean {
  const made = Date.parse(metadata.creationTime);
  return Math.abs(claims.auth_time * 1000 - made) <= AT_ONCE;
}
