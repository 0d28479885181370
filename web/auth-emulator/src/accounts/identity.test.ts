import { expect, test } from "vitest";
import { claimsIn, newAddress, site, unsigned, useTestGateway } from "../gateway/test-gateway.ts";

const trial = useTestGateway();
const invalid = "INVALID_IDP_RESPONSE";
const signIn = (postBody: string, requestUri = "http://localhost") =>
  trial.refusal("accounts:signInWithIdp", { requestUri, postBody, returnSecureToken: true });

test("[SEC-3] refuses an identity that a page forged, whichever field contains it", async () => {
  const { email } = await trial.member();
  const claims = { sub: "1", email, email_verified: true };
  const json = encodeURIComponent(JSON.stringify(claims));
  for (const forged of [json, unsigned(claims)]) {
    const field = `providerId=google.com&id_token=${forged}`;
    const good = await trial.identity("google.com", newAddress());
    expect([
      await signIn(field),
      await signIn(`providerId=github.com&access_token=${forged}`),
      await signIn("", `http://localhost?${field}`),
      await signIn("", `http://localhost?providerId=google.com#id_token=${forged}`),
      await signIn(good, `http://localhost#id_token=${forged}`),
    ]).toEqual(Array(5).fill(invalid));
  }
});

test("[SEC-3] refuses an identity of another provider and an altered one", async () => {
  const good = await trial.identity("google.com", newAddress());
  expect(await signIn(good.replace("google.com", "apple.com"))).toBe(invalid);
  const token = new URLSearchParams(good).get("id_token") ?? "";
  const altered = unsigned({ ...claimsIn(token), email: newAddress() });
  expect(await signIn(good.replace(token, altered))).toBe(invalid);
  expect(await signIn(good)).toBeNull();
});

test("[SEC-3] accepts neither a session token as an identity nor an identity as a session token", async () => {
  const session = await trial.signIn(await trial.member());
  const field = `providerId=google.com&id_token=${String(session.idToken)}`;
  expect(await signIn(field)).toBe(invalid);
  const identity = new URLSearchParams(await trial.identity("google.com", newAddress()));
  const idToken = identity.get("id_token");
  expect(await trial.refusal("accounts:lookup", { idToken })).toBe("INVALID_ID_TOKEN");
  expect(await trial.isIssued(idToken)).toBe(false);
});

test("[SEC-3] only the gateway's own page can create identities, and it can do nothing else", async () => {
  const claims = { email: newAddress(), email_verified: true };
  const body = { providerId: "google.com", claims };
  const status = async (headers: Record<string, string>) =>
    (await trial.raw("/marquee/identities", body, headers)).status;
  expect(await status({ origin: trial.url() })).toBe(200);
  for (const origin of [site, "https://evil.test", ""]) expect(await status({ origin })).toBe(403);
  expect(await status({})).toBe(403);
  const lookup = "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k";
  expect((await trial.raw(lookup, {}, { origin: trial.url() })).status).toBe(403);
});

const query = "apiKey=k&appName=a&providerId=google.com&authType=signInViaRedirect";
const open = (page: string, headers?: Record<string, string>) =>
  trial.get(`/emulator/auth/${page}`, headers);

test("[SEC-3] the pages run only their own scripts and can't be framed by other sites", async () => {
  const policyOf = async (page: string) => (await open(page)).headers["content-security-policy"];
  expect(await policyOf(`handler?${query}`)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(await policyOf("iframe?apiKey=k&appName=a")).toBe(
    "default-src 'none'; script-src 'self' https://apis.google.com; frame-ancestors http://localhost:3120",
  );
  const framed = { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" };
  const asFrame = { ...framed, "sec-fetch-dest": "iframe" };
  expect((await open("iframe?apiKey=k&appName=a", asFrame)).status).toBe(200);
  expect((await open(`handler?${query}`, asFrame)).status).toBe(403);
  const away = encodeURIComponent("https://evil.test/");
  expect((await open(`handler?${query}&redirectUrl=${away}`)).status).toBe(400);
  expect((await open("pages/..%2fseal.ts")).status).toBe(404);
  expect((await open("pages/handler.js")).headers["content-type"]).toContain("text/javascript");
});

test("[SEC-3] the page escapes a person's name", async () => {
  const claims = { email: newAddress(), email_verified: true, name: '"><script>alert(1)</script>' };
  const body = { providerId: "google.com", claims };
  const made = await trial.raw("/marquee/identities", body, { origin: trial.url() });
  const { credential } = Object(made.body);
  await signIn(new URLSearchParams({ ...credential, providerId: "google.com" }).toString());
  const page = await open(`handler?${query}`);
  expect(page.text).toContain("&lt;script&gt;alert(1)");
  expect(page.text).not.toContain("<script>alert");
});
