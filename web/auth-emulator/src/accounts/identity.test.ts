import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "../gateway/test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

const newAddress = () => `${crypto.randomUUID()}@marquee.test`;
const signIn = async (postBody: string, requestUri = "http://localhost") =>
  (await trial.ask("accounts:signInWithIdp", { requestUri, postBody, returnSecureToken: true }))
    .text;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

test("[SEC-3] refuses an identity that a page forged, whichever field contains it", async () => {
  const { email } = await trial.member();
  const claims = { sub: "1", email, email_verified: true };
  const json = encodeURIComponent(JSON.stringify(claims));
  const token = `${encode({ alg: "none" })}.${encode(claims)}.`;
  for (const made of [json, token]) {
    expect(await signIn(`providerId=google.com&id_token=${made}`)).toContain(
      "INVALID_IDP_RESPONSE",
    );
    expect(await signIn(`providerId=github.com&access_token=${made}`)).toContain(
      "INVALID_IDP_RESPONSE",
    );
    const inAddress = `http://localhost?providerId=google.com&id_token=${made}`;
    expect(await signIn("", inAddress)).toContain("INVALID_IDP_RESPONSE");
    const inFragment = `http://localhost?providerId=google.com#id_token=${made}`;
    expect(await signIn("", inFragment)).toContain("INVALID_IDP_RESPONSE");
    const good = await trial.identity("google.com", newAddress());
    expect(await signIn(good, `http://localhost#id_token=${made}`)).toContain(
      "INVALID_IDP_RESPONSE",
    );
  }
});

test("[SEC-3] refuses an identity of another provider and an altered one", async () => {
  const good = await trial.identity("google.com", newAddress());
  expect(await signIn(good.replace("google.com", "apple.com"))).toContain("INVALID_IDP_RESPONSE");
  const token = new URLSearchParams(good).get("id_token") ?? "";
  const [header = "", payload = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const altered = `${header}.${encode({ ...claims, email: newAddress() })}.`;
  expect(await signIn(good.replace(token, altered))).toContain("INVALID_IDP_RESPONSE");
  expect(await signIn(good)).toContain("idToken");
});

test("[SEC-3] accepts neither a session token as an identity nor an identity as a session token", async () => {
  const member = await trial.member();
  const { answer } = await trial.ask("accounts:signInWithPassword", {
    ...member,
    returnSecureToken: true,
  });
  const session = String(answer["idToken"]);
  expect(await signIn(`providerId=google.com&id_token=${session}`)).toContain(
    "INVALID_IDP_RESPONSE",
  );
  const identity = new URLSearchParams(await trial.identity("google.com", newAddress()));
  const idToken = identity.get("id_token");
  expect((await trial.ask("accounts:lookup", { idToken })).text).toContain("INVALID_ID_TOKEN");
  const asked = await trial.raw("/marquee/issued", { token: idToken }, trial.ownersKey);
  expect(asked.body).toEqual({ issued: false });
});

test("[SEC-3] only the gateway's own page can create identities, and it can do nothing else", async () => {
  const claims = { email: newAddress(), email_verified: true };
  const body = { providerId: "google.com", claims };
  const make = (headers: Record<string, string>) =>
    trial.raw("/marquee/identities", body, headers).then(({ status }) => status);
  const own = `http://${new URL(trial.url()).host}`;
  expect(await make({ origin: own })).toBe(200);
  expect(await make({ origin: "http://localhost:3120" })).toBe(403);
  expect(await make({ origin: "https://evil.test" })).toBe(403);
  expect(await make({})).toBe(403);
  const lookup = "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k";
  expect((await trial.raw(lookup, {}, { origin: own })).status).toBe(403);
});

test("[SEC-3] the pages run only their own scripts and can't be framed by other sites", async () => {
  const open = (page: string, headers: Record<string, string> = {}) =>
    trial.raw(`/emulator/auth/${page}`, undefined, headers, "GET");
  const query = "apiKey=k&appName=a&providerId=google.com&authType=signInViaRedirect";
  const handler = await open(`handler?${query}`);
  expect(handler.headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'",
  );
  const frame = await open("iframe?apiKey=k&appName=a");
  expect(frame.headers["content-security-policy"]).toBe(
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
  const query = "apiKey=k&appName=a&providerId=google.com&authType=signInViaPopup";
  const page = await trial.raw(`/emulator/auth/handler?${query}`, undefined, {}, "GET");
  expect(page.text).toContain("&lt;script&gt;alert(1)");
  expect(page.text).not.toContain("<script>alert");
});
