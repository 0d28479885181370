import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "../gateway/test-gateway.ts";

const lookupPath = "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key";
const tokenPath = "/securetoken.googleapis.com/v1/token?key=demo-key";
const cookiePath = "/identitytoolkit.googleapis.com/v1/projects/demo-marquee:createSessionCookie";
let trial: Awaited<ReturnType<typeof startTestGateway>>;
let member: { email: string; password: string };

beforeAll(async () => {
  trial = await startTestGateway();
  member = await trial.member();
});
afterAll(() => trial.stop());

async function isIssued(token: unknown) {
  const { body } = await trial.raw("/marquee/issued", { token }, trial.ownersKey);
  return body["issued"];
}

async function signIn() {
  const { answer } = await trial.ask("accounts:signInWithPassword", {
    ...member,
    returnSecureToken: true,
  });
  return { idToken: String(answer["idToken"]), refreshToken: String(answer["refreshToken"]) };
}

/** Builds an unsigned token, as anyone could. */
function forge(claims: object) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

test("[SEC-3] recognizes its own ID token and session cookie", async () => {
  const { idToken } = await signIn();
  const cookie = await trial.raw(cookiePath, { idToken, validDuration: "3600" }, trial.ownersKey);
  expect(await isIssued(idToken)).toBe(true);
  expect(await isIssued(cookie.body["sessionCookie"])).toBe(true);
});

test("[SEC-3] refuses a forged ID token with a real member's id", async () => {
  const { idToken } = await signIn();
  const forged = forge({ ...claimsOf(idToken), role: "admin" });
  expect(await isIssued(forged)).toBe(false);
  const lookup = await trial.raw(lookupPath, { idToken: forged });
  expect(lookup.status).toBe(400);
  expect(JSON.stringify(lookup.body)).toContain("INVALID_ID_TOKEN");
  const cookie = await trial.raw(
    cookiePath,
    { idToken: forged, validDuration: "3600" },
    trial.ownersKey,
  );
  expect(cookie.status).toBe(400);
});

test("[SEC-3] refuses a forged token in every spelling of its field", async () => {
  const { idToken } = await signIn();
  const forged = forge({ ...claimsOf(idToken), role: "admin" });
  for (const name of ["id_token", "id-token", "IDToken", "idToken ", "ìdToken"]) {
    const reply = await trial.raw(lookupPath, { [name]: forged });
    expect([name, reply.status]).toEqual([name, 400]);
  }
  const twice = `{"idToken":${JSON.stringify(idToken)},"id_token":${JSON.stringify(forged)}}`;
  expect((await trial.raw(lookupPath, twice)).status).toBe(400);
});

test("[SEC-3] refuses a forged refresh token", async () => {
  const { refreshToken } = await signIn();
  const record = JSON.parse(Buffer.from(refreshToken, "base64").toString());
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const grant = (token: string) =>
    trial.raw(
      tokenPath,
      new URLSearchParams({ grant_type: "refresh_token", refresh_token: token }).toString(),
      form,
    );
  expect((await grant(refreshToken)).status).toBe(200);
  const forged = Buffer.from(JSON.stringify({ ...record, extraClaims: { role: "admin" } }));
  const refused = await grant(forged.toString("base64"));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("INVALID_REFRESH_TOKEN");
});

test("issues different tokens for two sign-ins in one second", async () => {
  const [one, two] = [await signIn(), await signIn()];
  expect(one.idToken).not.toBe(two.idToken);
  expect(one.refreshToken).not.toBe(two.refreshToken);
});
