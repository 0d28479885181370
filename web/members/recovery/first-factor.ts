import { randomUUID } from "node:crypto";
import * as z from "zod";

/** A second factor of an account, as firebase-admin names it. */
export type EnrolledFactor = { uid: string; factorId: string };

/** A pending sign-in: the account, and the provider's proof that its first factor was accepted. */
export type PendingSignIn = {
  pendingCredential: string;
  tenantId: string | null;
  factors: readonly EnrolledFactor[];
};

/** `unproven`: the provider doesn't accept the proof for this account. `tooMany`: it allows no more attempts for now. */
export type Proof = "proven" | "unproven" | "tooMany";

type Parts = {
  /** Base URL of the provider's REST API. */
  api: string;
  apiKey: string;
  /** Origin of the site. API keys may be restricted to requests from its pages. */
  site: string;
  fetch?: typeof fetch;
};

const TIMEOUT = 10_000;

const errorShape = z.object({ error: z.object({ message: z.string() }) });

/** Outcome of a request for the second step: accepted, not allowed for now, or refused with the provider's error code. */
type Outcome = "ok" | "limit" | { code: string };

/** Codes that say nothing about the proof, because the provider refuses further attempts. */
const isLimit = (code: string) => /^(?:TOO_MANY|QUOTA_EXCEEDED|RESOURCE_EXHAUSTED)/.test(code);

/** Codes for a valid proof with a factor that the account doesn't have: of Firebase and of the embedded service. */
const unknownFactor = ["MFA_ENROLLMENT_NOT_FOUND", "INVALID_MFA_ENROLLMENT_ID"];

/** Code for a valid proof with a factor of the account, but a wrong code from an app. */
const WRONG_CODE_REFUSED = "INVALID_CODE";

/** A code that no app shows for long. It is wrong on purpose; if it happens to be right, that is a proof as well. */
const WRONG_CODE = "000000";

/** A message to a phone has no code yet, so that no error means that the proof is valid. */
const isWrongCode = (code: string, { factorId }: EnrolledFactor) =>
  factorId === "totp" && code === WRONG_CODE_REFUSED;

/** The request that comes as close to the second step as possible without the second factor. */
function requestOf({ uid, factorId }: EnrolledFactor): { path: string; body: object } {
  return factorId === "phone"
    ? { path: "mfaSignIn:start", body: { mfaEnrollmentId: uid, phoneSignInInfo: {} } }
    : {
        path: "mfaSignIn:finalize",
        body: { mfaEnrollmentId: uid, totpVerificationInfo: { verificationCode: WRONG_CODE } },
      };
}

/**
 * Creates the function that checks whether the first factor of an account was accepted. The provider issues an opaque
 * credential after the first factor, and has no call that verifies it. So this function requests the second step twice:
 * with a factor that doesn't exist, and with the account's own factor. The proof counts only if the provider
 * doesn't know the first one, and objects to nothing but the code of the second one. Any other response proves nothing.
 */
export function createFirstFactorCheck({ api, apiKey, site, fetch: send = fetch }: Parts) {
  async function attempt(
    factor: EnrolledFactor,
    { pendingCredential, tenantId }: PendingSignIn,
  ): Promise<Outcome> {
    const { path, body } = requestOf(factor);
    const response = await send(`${api}/v2/accounts/${path}?key=${encodeURIComponent(apiKey)}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site, referer: `${site}/` },
      body: JSON.stringify({
        ...body,
        mfaPendingCredential: pendingCredential,
        ...(tenantId === null ? {} : { tenantId }),
      }),
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return "ok";
    if (response.status === 429) return "limit";
    const parsed = errorShape.safeParse(await response.json().catch(() => null));
    if (response.status !== 400 || !parsed.success) {
      throw new Error(`the sign-in provider returned status ${response.status} for a check`);
    }
    const code = parsed.data.error.message.split(/[ :]/)[0] ?? "";
    return isLimit(code) ? "limit" : { code };
  }

  return async (signIn: PendingSignIn): Promise<Proof> => {
    const factor = signIn.factors.find(({ factorId }) => factorId === "totp") ?? signIn.factors[0];
    if (factor === undefined) return "unproven";
    // The control goes first: it counts as no wrong code of the account.
    const control = await attempt({ ...factor, uid: randomUUID() }, signIn);
    if (control === "limit") return "tooMany";
    if (control === "ok" || !unknownFactor.includes(control.code)) return "unproven";
    const own = await attempt(factor, signIn);
    if (own === "limit") return "tooMany";
    return own === "ok" || isWrongCode(own.code, factor) ? "proven" : "unproven";
  };
}
