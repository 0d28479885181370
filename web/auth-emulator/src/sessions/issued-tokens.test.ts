import { expect, test } from "vitest";
import { claimsIn, unsigned, useTestGateway } from "../gateway/test-gateway.ts";

const lookupPath = "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key";
const tokenPath = "/securetoken.googleapis.com/v1/token?key=demo-key";
const cookiePath = "/identitytoolkit.googleapis.com/v1/projects/demo-marquee:createSessionCookie";
const trial = useTestGateway();

const signIn = async () => trial.signIn(await trial.member());
const createCookie = (idToken: unknown) =>
  trial.raw(cookiePath, { idToken, validDuration: "3600" }, trial.ownersKey);

/** Builds an unsigned token with a member's claims and another role, as anyone could. */
async function forge() {
  const { idToken } = await signIn();
  return { idToken, forged: unsigned({ ...claimsIn(idToken), role: "admin" }) };
}

test("[SEC-3] recognizes its own tokens and session cookies, which differ, and refuses a forged ID token with a real member's id", async () => {
  const member = await trial.member();
  const [one, two] = [await trial.signIn(member), await trial.signIn(member)];
  expect(one.idToken).not.toBe(two.idToken);
  expect(one.refreshToken).not.toBe(two.refreshToken);
  const cookie = (await createCookie(one.idToken)).body["sessionCookie"];
  for (const own of [one.idToken, cookie]) expect(await trial.isIssued(own)).toBe(true);
  const { forged } = await forge();
  expect(await trial.isIssued(forged)).toBe(false);
  expect(await trial.refusal("accounts:lookup", { idToken: forged })).toBe("INVALID_ID_TOKEN");
  expect((await createCookie(forged)).status).toBe(400);
});

test("[SEC-3] refuses a forged token in every spelling of its field", async () => {
  const { idToken, forged } = await forge();
  for (const name of ["id_token", "id-token", "IDToken", "idToken ", "ìdToken"]) {
    const reply = await trial.raw(lookupPath, { [name]: forged });
    expect([name, reply.status]).toEqual([name, 400]);
  }
  const twice = `{"idToken":${JSON.stringify(idToken)},"id_token":${JSON.stringify(forged)}}`;
  expect((await trial.raw(lookupPath, twice)).status).toBe(400);
});

test("[SEC-3] refuses a forged refresh token", async () => {
  const { refreshToken } = await signIn();
  const record = JSON.parse(Buffer.from(String(refreshToken), "base64").toString());
  const grant = (token: string) => {
    const fields = new URLSearchParams({ grant_type: "refresh_token", refresh_token: token });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    return trial.raw(tokenPath, fields.toString(), form);
  };
  expect((await grant(String(refreshToken))).status).toBe(200);
  const forged = Buffer.from(JSON.stringify({ ...record, extraClaims: { role: "admin" } }));
  const refused = await grant(forged.toString("base64"));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("INVALID_REFRESH_TOKEN");
});
