import { expect, test } from "vitest";
import { createFirstFactorCheck } from "./first-factor.ts";

/** An error's message, and its status if that is not 400. */
type ProviderError = string | null | readonly [message: string, status: number];

/** Returns a provider that responds to the account's own factor and to any other one. `null`: it accepts the factor. */
function checkWith(own: ProviderError, other: ProviderError, factorId = "totp") {
  const sent: { url: string; body: Record<string, unknown>; referer: string | null }[] = [];
  const check = createFirstFactorCheck({
    api: "https://provider.test",
    apiKey: "a-key",
    site: "https://nightlight.test",
    fetch: async (input, init) => {
      const request = new Request(String(input), init);
      const body = await request.json();
      const referer = new Headers(init?.headers).get("referer");
      sent.push({ url: request.url, body, referer });
      const error = body.mfaEnrollmentId === "own" ? own : other;
      if (error === null) return Response.json({ idToken: "a.b.c" });
      const [message, status] = typeof error === "string" ? [error, 400] : error;
      return Response.json({ error: { message } }, { status });
    },
  });
  const signIn = { pendingCredential: "proof", tenantId: "club" };
  return { sent, check: (factors = [{ uid: "own", factorId }]) => check({ ...signIn, factors }) };
}

test.each([
  ["proven", "INVALID_CODE", "INVALID_MFA_ENROLLMENT_ID"],
  ["proven", "INVALID_CODE", "MFA_ENROLLMENT_NOT_FOUND : no such factor"],
  ["proven", null, "MFA_ENROLLMENT_NOT_FOUND"],
  // A provider that doesn't distinguish valid proofs from others.
  ["unproven", "INVALID_CODE", "INVALID_CODE"],
  ["unproven", null, null],
  ["unproven", "INVALID_MFA_PENDING_CREDENTIAL : expired", "MFA_ENROLLMENT_NOT_FOUND"],
  ["unproven", "TOTP_CHALLENGE_TIMEOUT", "INVALID_MFA_ENROLLMENT_ID"],
  ["unproven", "USER_DISABLED", "MFA_ENROLLMENT_NOT_FOUND"],
  ["tooMany", "QUOTA_EXCEEDED : Exceeded quota.", "INVALID_MFA_ENROLLMENT_ID"],
  ["tooMany", "INVALID_CODE", "TOO_MANY_ATTEMPTS_TRY_LATER"],
  // A forged proof, while the provider refuses one of the two requests for another reason.
  ["unproven", ["Quota exceeded for quota metric", 429], "INVALID_MFA_PENDING_CREDENTIAL"],
  ["tooMany", "MFA_ENROLLMENT_NOT_FOUND", ["Quota exceeded for quota metric", 429]],
  ["unproven", "OPERATION_NOT_ALLOWED", "INVALID_MFA_PENDING_CREDENTIAL"],
  ["unproven", "OPERATION_NOT_ALLOWED", "MFA_ENROLLMENT_NOT_FOUND"],
  ["tooMany", ["Quota exceeded for quota metric", 429], "MFA_ENROLLMENT_NOT_FOUND"],
] as const)(
  "[AUTH-12] a first factor is %s if the provider responds %j to its account's factor, and %j to another",
  async (proof, own, other) => {
    expect(await checkWith(own, other).check()).toBe(proof);
  },
);

test("[AUTH-12] a first factor is proven if the provider accepts its account's phone, and by no other response", async () => {
  const proofFor = (own: string | null) =>
    checkWith(own, "MFA_ENROLLMENT_NOT_FOUND", "phone").check();
  expect(await proofFor(null)).toBe("proven");
  for (const own of ["INVALID_CODE", "MISSING_RECAPTCHA_TOKEN"])
    expect(await proofFor(own)).toBe("unproven");
});

test("[AUTH-12] sends proof, key, tenant and the site's address to the provider, nothing for an account without factors, and no code for a forged proof", async () => {
  const forged = checkWith("INVALID_CODE", "INVALID_MFA_PENDING_CREDENTIAL");
  expect(await forged.check()).toBe("unproven");
  expect(forged.sent).toHaveLength(1);
  const { check, sent } = checkWith("INVALID_CODE", "MFA_ENROLLMENT_NOT_FOUND");
  await check();
  for (const { body } of sent)
    expect(body).toMatchObject({ mfaPendingCredential: "proof", tenantId: "club" });
  expect(sent[0]?.url).toBe("https://provider.test/v2/accounts/mfaSignIn:finalize?key=a-key");
  expect(sent[0]?.referer).toBe("https://nightlight.test/");
  expect(await check([])).toBe("unproven");
  expect(sent).toHaveLength(2);
});

test("[AUTH-12] rejects while the provider fails", async () => {
  await expect(checkWith(null, ["INTERNAL", 503]).check()).rejects.toThrow(/503/);
  const denied = checkWith(["denied", 403], "MFA_ENROLLMENT_NOT_FOUND");
  await expect(denied.check()).rejects.toThrow(/403/);
});
