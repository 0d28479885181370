import type { MemberKey } from "../../content/members/member-documents.server.ts";
import { isProviderRefusal } from "../firebase/provider-errors.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import { isOfTenant, isOpen, isRecent } from "./admission.ts";
import { keyOfSignIn } from "./session-claims.ts";
import type { SessionParts } from "./sessions.ts";
import { isPlausible } from "./token-check.ts";

/**
 * The member of an ID token, and the ids of the second factors that the account has; the sign-in used one if there are
 * any. `stale`: the sign-in is too old, or lacks a second factor that the account has. `invalid`: the token is forged,
 * expired or revoked. `unavailable`: the provider can't be reached.
 */
export type RecentSignIn =
  | { ok: true; member: MemberKey; factors: readonly string[] }
  | { ok: false; reason: "stale" | "invalid" | "unavailable" };

type Parts = Pick<
  SessionParts,
  "provider" | "isIssued" | "readSettings" | "ended" | "now" | "onTrouble"
>;

const LIMIT_MS = 5_000;

/**
 * Creates the function that checks an ID token for a change that a session alone must not allow, such as creating
 * recovery codes: the member has signed in within the last 5 minutes, with the second factor if the account has one.
 */
export function createRecentSignIn(parts: Parts) {
  async function check(idToken: string): Promise<RecentSignIn> {
    const { tenantId } = await parts.readSettings();
    const isOurs =
      isPlausible(idToken, parts.isIssued === null) &&
      (parts.isIssued === null || (await parts.isIssued(idToken)));
    if (!isOurs) return { ok: false, reason: "invalid" };
    const provider = parts.provider(tenantId);
    const claims = await provider.verifyIdToken(idToken);
    const account = await provider.getUser(claims.uid);
    const isValid = isOfTenant(claims, tenantId) && isOpen(claims, account);
    if (!isValid || (await parts.ended.has(keyOfSignIn(claims)))) {
      return { ok: false, reason: "invalid" };
    }
    const factors = (account.multiFactor?.enrolledFactors ?? []).map((factor) => factor.uid);
    const lacksFactor = factors.length > 0 && claims.firebase.sign_in_second_factor === undefined;
    if (lacksFactor || !isRecent(claims, parts.now())) return { ok: false, reason: "stale" };
    return { ok: true, member: { uid: claims.uid, tenantId }, factors };
  }

  return async (idToken: string): Promise<RecentSignIn> => {
    try {
      return await withTimeLimit(check(idToken), LIMIT_MS);
    } catch (error) {
      if (isProviderRefusal(error)) return { ok: false, reason: "invalid" };
      parts.onTrouble(error);
      return { ok: false, reason: "unavailable" };
    }
  };
}
