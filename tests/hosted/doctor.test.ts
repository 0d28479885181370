import * as z from "zod";
import { beforeEach, expect, test } from "vitest";
import type { Send } from "../../studio/launcher/doctor/check.ts";
import { contentChecks } from "../../studio/launcher/doctor/content-checks.ts";
import { type Deployment, readDeployment } from "../../studio/launcher/doctor/deployment.ts";
import { reportOf } from "../../studio/launcher/doctor/report.ts";
import { signInChecks } from "../../studio/launcher/doctor/sign-in-checks.ts";
import { siteChecks } from "../../studio/launcher/doctor/site-checks.ts";
import { createSignatureCheck } from "../../web/content/live/webhook-signature.ts";
import { setUpTestLake } from "../../studio/content-lake/tests/support/set-up-lake.ts";

const site = "https://www.nightlight.example";
const studio = "https://studio.nightlight.example";
const secret = "made-up-secret-of-this-test";
const time = Date.parse("2026-11-21T12:00:00.000Z");

const lake = setUpTestLake();
let deployment: Deployment;

/** A webhook as documented: https://www.sanity.io/docs/http-reference/webhooks */
const hook = {
  type: "document",
  name: "Marquee",
  url: `${site}/api/revalidate`,
  dataset: "production",
  httpMethod: "POST",
  includeDrafts: false,
  isDisabled: false,
  isDisabledByUser: false,
  rule: { on: ["create", "update", "delete"], filter: null, projection: "{_id}" },
  secret,
};

/** The behavior of the doubles of the site and of Firebase. Each test breaks one part of it. */
const soundState = {
  readiness: 200,
  siteSecret: secret,
  siteTime: time,
  redirect: `${site}/` as string | null,
  domains: ["www.nightlight.example"],
  keyStatus: 200,
  passwordError: "INVALID_LOGIN_CREDENTIALS",
  /** Cookies that the host in front of the site passes on; null for all. */
  passedCookies: null as string[] | null,
  providers: ["google.com", "oidc.museum"],
  passwordPolicy: { minPasswordLength: 8, enforcementState: "ENFORCE" },
  /** The project's webhooks, as Sanity's API lists them. */
  hooks: [
    { type: "transaction", name: "old" },
    { ...hook, url: "https://other.example", secret: "x" },
    hook,
  ] as Record<string, unknown>[],
  manageToken: "token-of-a-developer",
};
let state: typeof soundState;

beforeEach(async () => {
  lake.reopen({ origins: [site, studio] });
  lake.lake.lake.upsertDataset("production", "private");
  const oidcProviders = [{ _key: "museum", id: "oidc.museum", label: "The museum" }];
  const settings = { providers: ["google"], oidcProviders };
  await lake.mutate([
    { create: { _id: "page", _type: "page" } },
    { create: { _id: "authSettings", _type: "authSettings", ...settings } },
  ]);
  const api = "http://localhost:3400/v2025-02-19";
  deployment = {
    site,
    studio,
    content: { api, dataset: "production", readToken: lake.tokens.viewer },
    revalidateSecret: secret,
    project: "abcd1234",
    manageToken: "token-of-a-developer",
    firebaseKey: "key",
  };
  state = structuredClone(soundState);
});

/** Answers as the site does: readiness, time, and signed calls, which the site's own code checks. */
async function answerAsSite(request: Request): Promise<Response> {
  const { pathname, protocol } = new URL(request.url);
  if (protocol === "http:") {
    return state.redirect === null
      ? new Response("The page")
      : new Response(null, { status: 308, headers: { location: state.redirect } });
  }
  if (pathname === "/api/ready") return new Response("", { status: state.readiness });
  if (pathname !== "/api/revalidate") {
    return new Response("", { headers: { date: new Date(state.siteTime).toUTCString() } });
  }
  const check = createSignatureCheck({ secret: state.siteSecret, now: () => state.siteTime });
  const header = request.headers.get("sanity-webhook-signature") ?? "";
  const fault = await check.accept(header, await request.text());
  const used = ["__Host-marquee_session", "__prerender_bypass"];
  const sent = request.headers.get("cookie")?.match(/[^=; ]+(?==)/g) ?? [];
  const received = sent.filter((name) => state.passedCookies?.includes(name) ?? true);
  return Response.json({ cookies: { used, received } }, { status: fault === null ? 200 : 401 });
}

const provider = z.object({ providerId: z.string() });

async function answerAsFirebase(request: Request): Promise<Response> {
  if (request.url.includes("/v2/passwordPolicy?")) {
    const { minPasswordLength, enforcementState } = state.passwordPolicy;
    const policy = { schemaVersion: 1, allowedNonAlphanumericCharacters: ["!"], enforcementState };
    return Response.json({ ...policy, customStrengthOptions: { minPasswordLength } });
  }
  if (request.url.includes("accounts:createAuthUri")) {
    const { providerId } = provider.parse(await request.json());
    const message = "OPERATION_NOT_ALLOWED : The identity provider configuration is not found.";
    return state.providers.includes(providerId)
      ? Response.json({ providerId, authUri: `https://${providerId}/sign-in` })
      : Response.json({ error: { code: 400, message } }, { status: 400 });
  }
  if (request.url.includes("/projects?")) {
    return Response.json({ authorizedDomains: state.domains }, { status: state.keyStatus });
  }
  const error = { code: 400, message: state.passwordError };
  return Response.json({ error }, { status: 400 });
}

function answerAsSanity(request: Request): Response {
  const mayList = request.headers.get("authorization") === `Bearer ${state.manageToken}`;
  if (!mayList) return Response.json({ statusCode: 401, error: "Unauthorized" }, { status: 401 });
  return new URL(request.url).pathname.endsWith("/hooks/projects/abcd1234")
    ? Response.json(state.hooks)
    : Response.json({ statusCode: 404, error: "Not Found" }, { status: 404 });
}

const send: Send = async (address, init) => {
  const { signal: _signal, ...rest } = init ?? {};
  const request = new Request(address, rest);
  const { host } = new URL(address);
  if (host === "localhost:3400") return lake.lake.fetch(request);
  if (host === "www.nightlight.example") return answerAsSite(request);
  if (host === "identitytoolkit.googleapis.com") return answerAsFirebase(request);
  if (host === "api.sanity.io") return answerAsSanity(request);
  throw new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND") });
};

async function runChecks(by = send) {
  const checks = [
    ...contentChecks(deployment, by),
    ...siteChecks(deployment, { send: by, now: () => time }),
    ...signInChecks(deployment, by),
  ];
  const findings = [];
  for (const { name, run } of checks) findings.push({ name, outcome: await run() });
  return findings;
}

async function faults(): Promise<Record<string, string>> {
  const found = await runChecks();
  return Object.fromEntries(
    found.flatMap(({ name, outcome }) =>
      outcome.status === "bad" ? [[name, outcome.message]] : [],
    ),
  );
}

const statusOf = async (check: string) =>
  (await runChecks()).find(({ name }) => name === check)?.outcome.status;

test("[PROD-4] finds no fault in a right deployment", async () => {
  expect(await faults()).toEqual({});
});

test.each<[string, () => void]>([
  ["Private dataset", () => lake.lake.lake.upsertDataset("production", "public")],
  ["Read token", () => (deployment.content.readToken = "a-token-that-nobody-made")],
  ["Rights of the token", () => (deployment.content.readToken = lake.tokens.editor)],
  ["CORS of the studio", () => (deployment.studio = "https://other.example")],
  ["Site", () => (state.readiness = 503)],
  ["HTTPS", () => (state.redirect = null)],
  ["Clock", () => (state.siteTime = time + 90_000)],
  ["Calls after a change", () => (state.siteSecret = "another secret")],
  ["Authorized domain", () => (state.domains = ["localhost"])],
  ["Authorized domain", () => (state.keyStatus = 403)],
  ["Accounts with a password", () => (state.passwordError = "PASSWORD_LOGIN_DISABLED")],
  ["Accounts with a password", () => (state.passwordError = "API_KEY_SERVICE_BLOCKED")],
  ["Cookies", () => (state.passedCookies = ["__session"])],
  ["Cookies", () => (state.passedCookies = ["__Host-marquee_session"])],
  ["Identity providers", () => (state.providers = ["google.com"])],
  ["Password policy", () => (state.passwordPolicy.minPasswordLength = 6)],
  ["Password policy", () => (state.passwordPolicy.enforcementState = "OFF")],
  ["Webhook", () => (state.hooks = [{ ...hook, isDisabled: true }])],
  ["Webhook", () => (state.hooks = [{ ...hook, isDisabledByUser: true }])],
  ["Webhook", () => (state.hooks = [{ ...hook, dataset: "staging" }])],
  ["Webhook", () => (state.hooks = [{ ...hook, httpMethod: "PUT" }])],
  ["Webhook", () => (state.hooks = [{ ...hook, rule: { on: ["create", "update"] } }])],
  ["Webhook", () => (state.hooks = [{ ...hook, secret: "an earlier secret" }])],
  ["Webhook", () => (state.manageToken = "another token")],
])("[PROD-4] finds the fault: %s", async (name, plant) => {
  plant();
  expect(Object.keys(await faults())).toEqual([name]);
});

test("[PROD-4] finds a site whose pages may not call the content service", async () => {
  lake.reopen({ origins: [studio] });
  deployment.content.readToken = lake.tokens.viewer;
  expect(Object.keys(await faults())).toEqual(["CORS of the site"]);
});

test("[PROD-4] finds that the site lacks settings", async () => {
  deployment.content.readToken = null;
  deployment.revalidateSecret = null;
  expect(Object.keys(await faults())).toEqual(["Read token", "Calls after a change"]);
});

test("[PROD-4] reads the deployment's settings, and names those that are invalid or missing", () => {
  const project = { NEXT_PUBLIC_SANITY_PROJECT_ID: "abcd1234" };
  expect(readDeployment({ ...project, MARQUEE_SITE_URL: `${site}/` })).toMatchObject({
    site,
    studio: "http://localhost:3333",
    content: { api: "https://abcd1234.api.sanity.io/v2025-02-19", dataset: "production" },
  });
  const invalid = { MARQUEE_SITE_URL: "nightlight", NEXT_PUBLIC_SANITY_STUDIO_URL: "studio" };
  expect(readDeployment(invalid)).toEqual({
    problems: [
      'MARQUEE_SITE_URL is "nightlight", which is not an address, such as https://www.example.org.',
      'NEXT_PUBLIC_SANITY_STUDIO_URL is "studio", which is not an address, such as https://www.example.org.',
      "NEXT_PUBLIC_SANITY_PROJECT_ID is not set. Set it to the project's ID, or MARQUEE_LAKE_URL to the lake's address.",
    ],
  });
  const missing =
    "MARQUEE_SITE_URL is not set. Set it to the deployment's address, such as https://www.example.org.";
  expect(readDeployment(project)).toEqual({ problems: [missing] });
});

test.each<[string, () => void]>([
  ["without a token", () => (deployment.manageToken = null)],
  ["of the embedded lake", () => (deployment.project = null)],
  ["if none calls the site", () => (state.hooks = [])],
])("[PROD-4] skips the check of webhooks %s", async (_case, prepare) => {
  prepare();
  expect(await statusOf("Webhook")).toBe("skipped");
});

test("[PROD-4] says which service doesn't answer, and why", async () => {
  deployment.content.api = "https://abcd1234.api.sanity.io/v2025-02-19";
  expect((await faults())["Private dataset"]).toBe(
    "The request to https://abcd1234.api.sanity.io failed: getaddrinfo ENOTFOUND.",
  );
});

test("[PROD-4] without a network, all checks together are one fault", async () => {
  const offline: Send = async (address) => {
    const { hostname } = new URL(address);
    throw new TypeError("fetch failed", { cause: new Error(`getaddrinfo ENOTFOUND ${hostname}`) });
  };
  const { faults: count, text } = reportOf(await runChecks(offline), false);
  expect([count, text.split("\n").length]).toEqual([1, 1]);
  const hosts = ["localhost:3400", "www.nightlight.example", "identitytoolkit.googleapis.com"];
  for (const host of hosts) expect(text).toContain(host);
});

test("[PROD-4] doesn't call an empty dataset private", async () => {
  await lake.mutate([{ delete: { id: "page" } }, { delete: { id: "authSettings" } }]);
  lake.lake.lake.upsertDataset("production", "public");
  expect(await statusOf("Private dataset")).toBe("skipped");
});

test("[PROD-4] never prints a malformed token", async () => {
  deployment.content.readToken = "secret-token\nof-the-site";
  expect(JSON.stringify(await faults())).not.toContain("secret-token");
});
