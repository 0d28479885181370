import { expect, test } from "vitest";
import { createFirstFactorCheck } from "./first-factor.ts";

const factors = [{ uid: "own", factorId: "totp" }];

/** Returns a provider that responds to the account's own factor and to any other one. `null`: it accepts the factor. */
function checkWith(own: string | null, other: string | null, status = 400) {
  const asked: { url: string; body: Record<string, unknown>; referer: string | null }[] = [];
  const check = createFirstFactorCheck({
    api: "https://provider.test",
    apiKey: "a-key",
    site: "https://nightlight.test",
    fetch: async (input, init) => {
      const request = new Request(String(input), init);
      const body = await request.json();
      const referer = new Headers(init?.headers).get("referer");
      asked.push({ url: request.url, body, referer });
      const message = body.mfaEnrollmentId === "own" ? own : other;
      return message === null
        ? Response.json({ idToken: "a.b.c" })
        : Response.json({ error: { message } }, { status });
    },
  });
  return { check, asked };
}

const signIn = { pendingCredential: "proof", tenantId: "club", factors };

test.each([
  ["proven", "INVALID_CODE", "INVALID_MFA_ENROLLMENT_ID"],
  ["proven", "MISSING_RECAPTCHA_TOKEN", "MFA_ENROLLMENT_NOT_FOUND : no such factor"],
  ["proven", null, "MFA_ENROLLMENT_NOT_FOUND"],
  // A provider that doesn't tell valid proofs from others.
  ["unproven", "INVALID_CODE", "INVALID_CODE"],
  ["unproven", null, null],
  ["unproven", "INVALID_MFA_PENDING_CREDENTIAL : expired", "MFA_ENROLLMENT_NOT_FOUND"],
  ["unproven", "TOTP_CHALLENGE_TIMEOUT", "INVALID_MFA_ENROLLMENT_ID"],
  ["unproven", "USER_DISABLED", "MFA_ENROLLMENT_NOT_FOUND"],
  ["tooMany", "QUOTA_EXCEEDED : Exceeded quota.", "INVALID_MFA_ENROLLMENT_ID"],
  ["tooMany", "INVALID_CODE", "TOO_MANY_ATTEMPTS_TRY_LATER"],
] as const)(
  "[AUTH-12] a first factor is %s if the provider responds %j to its account's factor, and %j to another",
  async (proof, own, other) => {
    expect(await checkWith(own, other).check(signIn)).toBe(proof);
  },
);

test("[AUTH-12] sends proof, key, tenant and the site's address to the provider, and nothing for an account without factors", async () => {
  const { check, asked } = checkWith("INVALID_CODE", "NOT_FOUND");
  await check(signIn);
  expect(asked.map(({ body }) => [body["mfaPendingCredential"], body["tenantId"]])).toEqual([
    ["proof", "club"],
    ["proof", "club"],
  ]);
  expect(asked[0]?.url).toBe("https://provider.test/v2/accounts/mfaSignIn:finalize?key=a-key");
  expect(asked[0]?.referer).toBe("https://nightlight.test/");
  expect(await check({ ...signIn, factors: [] })).toBe("unproven");
  expect(asked).toHaveLength(2);
});

test("[AUTH-12] rejects while the provider fails", async () => {
  await expect(checkWith("INTERNAL", "INTERNAL", 503).check(signIn)).rejects.toThrow(/503/);
});
