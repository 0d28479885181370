import { expect, test } from "vitest";
import { accountsPath, site, useTestGateway } from "./test-gateway.ts";

const trial = useTestGateway();
const signUpPath = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key";
const signInPath = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key";

test("[SEC-3] refuses a page of another origin and names the reason, and accepts the site's and the owner's server", async () => {
  const reply = await trial.raw(signInPath, {}, { origin: "http://localhost:8080" });
  expect(reply.status).toBe(403);
  expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
  expect(reply.text).toContain("Pages of http://localhost:8080 may not use");
  const own = await trial.raw(signInPath, undefined, { origin: site }, "OPTIONS");
  expect([own.status, own.headers["access-control-allow-origin"]]).toEqual([204, site]);
  expect((await trial.get(batchGet, trial.ownersKey)).status).toBe(200);
});

const emulator = "/emulator/v1/projects/demo-marquee";
const crossSite = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
const forgedUid = "/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k";
const projects = "/identitytoolkit.googleapis.com/v1/projects";
const issued = "/marquee/issued";
const batchGet = `${accountsPath}:batchGet`;
const asEmulator = { authorization: "Bearer owner" };

test.each<[string, number, string, string, object | undefined, Record<string, string>]>([
  ["a preflight of another origin", 403, "OPTIONS", signInPath, undefined, { origin: "https://e" }],
  ["an unknown host name (DNS rebinding)", 421, "POST", signInPath, {}, { host: "evil.test" }],
  ["a cross-site request without an origin", 403, "GET", projects, undefined, crossSite],
  ["no owner", 403, "GET", batchGet, undefined, {}],
  ["the emulator's owner token", 403, "GET", batchGet, undefined, asEmulator],
  ["the owner's secret from a page", 403, "POST", issued, {}, { ...trial.ownersKey, origin: site }],
  ["a wrong secret", 403, "POST", `/owner/wrong-secret${issued}`, { token: "x" }, {}],
  ["a visitor of one-time codes", 403, "GET", `${emulator}/oobCodes`, undefined, { origin: site }],
  ["a visitor's deletion", 403, "DELETE", `${emulator}/accounts`, undefined, { origin: site }],
  ["a visitor's ageing of sessions", 403, "POST", "/marquee/age-sessions", { localId: "x" }, {}],
  ["a visitor's reset of the counters", 404, "POST", "/marquee/attempts", {}, {}],
  ["an operation that is not offered", 404, "POST", forgedUid, { token: '{"uid":"x"}' }, {}],
])("[SEC-3] refuses %s with %i", async (_what, status, method, path, body, headers) => {
  expect((await trial.raw(path, body, headers, method)).status).toBe(status);
});

test.each<[string, number, unknown, Record<string, string>]>([
  ["oversized", 413, { email: "x".repeat(70_000) }, {}],
  ["invalid", 400, "{", {}],
  ["a list", 400, "[]", {}],
  ["compressed", 415, "{}", { "content-encoding": "gzip" }],
  ["of another type", 415, "a=b", { "content-type": "text/plain" }],
])("refuses a body that is %s with %i", async (_what, status, body, headers) => {
  expect((await trial.raw(signUpPath, body, headers)).status).toBe(status);
});
