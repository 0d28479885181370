import type { BrowserContext, Page } from "@playwright/test";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { createAccount, findAccount, freshEmail } from "../../support/members/accounts.ts";
import { idTokenOf } from "../../support/members/action-mail.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { canaries, gatedPages, leaksIn } from "../../support/members/canary.ts";
import { signOut } from "../../support/members/open-gate.ts";
import type { SignInPage } from "../../support/members/sign-in-page.ts";
import { expect, test, urls } from "../../support/members/test.ts";
import { newSession } from "../../support/members/tokens.ts";
import { otherService } from "../../support/stack/stack.ts";

const { auth } = interfaceTexts("en");
const SESSION = "marquee_session";
const HINT = "marquee_signed_in";

/** Signs a new member in on the sign-in page and waits for the open gate. */
async function enter(form: SignInPage): Promise<void> {
  await form.signIn(await createAccount(), gatedPages.en);
  await form.expectOpenGate();
}

async function cookieOf(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((cookie) => cookie.name === name);
  return found ?? null;
}

/**
 * Requests the gated page with this session cookie. Returns the fragments of gated sentences that the response
 * contains.
 */
async function readAs(cookie: string): Promise<string[]> {
  const headers = { cookie: `${SESSION}=${cookie}` };
  return leaksIn(await (await fetch(`${urls.site}${gatedPages.en}`, { headers })).text());
}

test("[AUTH-7] the session cookie is httpOnly, the hint has no data", async ({ context, form }) => {
  await enter(form);
  expect(await cookieOf(context, SESSION)).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    domain: "localhost",
  });
  expect(await cookieOf(context, HINT)).toMatchObject({ value: "1", httpOnly: false });
  expect(await form.page.evaluate(() => document.cookie)).not.toContain(SESSION);
});

test("[SEC-3] no token is in a requested address or a referrer", async ({ context, form }) => {
  const addresses: string[] = [];
  context.on("request", (request) =>
    addresses.push(request.url(), request.headers()["referer"] ?? ""),
  );
  await enter(form);
  await signOut(form.page);
  await expect(form.page.getByText(canaries.en)).toHaveCount(0);
  expect(addresses).toContain(`${urls.site}/api/session`);
  expect(addresses.filter((address) => /eyJ[\w-]+\./.test(address))).toEqual([]);
});

test("[GATE-3] signing out closes the gate in every tab", async ({ page, context, form }) => {
  await enter(form);
  const other = await context.newPage();
  await other.goto(gatedPages.en);
  await expect(other.getByText(canaries.en)).toBeVisible();
  const copied = (await cookieOf(context, SESSION))?.value ?? "";
  expect(await readAs(copied)).not.toEqual([]);
  await signOut(page);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("link", { name: "Sign in and sit down" })).toBeVisible();
    await expect(tab.getByText(canaries.en)).toHaveCount(0);
  }
  expect([await cookieOf(context, SESSION), await cookieOf(context, HINT)]).toEqual([null, null]);
  expect(await readAs(copied)).toEqual([]);
  // Polls, because the SDK deletes the member from the storage after the gate has closed. The SDK
  // may have to load first.
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(stored).not.toContain("firebase:authUser");
});

test("[SEC-3] a sign-in replaces a planted session", async ({ page, context, form }) => {
  const victim = await createAccount();
  const { cookie: planted, ...attacker } = await newSession();
  await context.addCookies([{ name: SESSION, value: planted, url: urls.site }]);
  await form.signIn(victim, gatedPages.en);
  await form.expectOpenGate();
  expect((await cookieOf(context, SESSION))?.value).not.toBe(planted);
  await page.goto("/en/account");
  await expect(page.getByRole("banner")).toContainText(victim.email);
  await expect(page.getByText(attacker.email)).toHaveCount(0);
});

test("[SEC-3] requests of another site can neither open nor close a session", async () => {
  const { idToken, cookie: session } = await newSession();
  const attempts = [
    { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
    { origin: "http://localhost:8080", "sec-fetch-site": "same-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const attempt of attempts) {
    for (const [method, path] of [
      ["POST", "/api/session"],
      ["DELETE", "/api/session"],
      ["DELETE", "/api/session/everywhere"],
      ["DELETE", "/api/session/devices?id=any"],
      ["DELETE", "/api/session/picture"],
      ["POST", "/api/session/picture"],
      ["POST", "/api/session/recovery-codes"],
      ["POST", "/api/session/recover"],
      ["GET", "/api/session/data"],
    ] as const) {
      const credentials = { authorization: `Bearer ${idToken}`, cookie: `${SESSION}=${session}` };
      const headers = { ...attempt, ...credentials };
      const response = await fetch(`${urls.site}${path}`, { method, headers });
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
    }
  }
  expect(await readAs(session)).not.toEqual([]);
});

/** Requests a session as the site's script does. Returns the status and the error code. */
async function requestSession(idToken: string): Promise<[status: number, code: unknown]> {
  const headers = { authorization: `Bearer ${idToken}` };
  const response = await fetch(`${urls.site}/api/session`, { method: "POST", headers });
  const body: unknown = await response.json().catch(() => ({}));
  return [response.status, Object(body).code];
}

test("[AUTH-1] returns 403 for a token of a sign-in method that is off", async ({ lake }) => {
  const idToken = await idTokenOf(await createAccount());
  await using settings = await withAuthSettings(lake, { emailPassword: false, emailLink: false });
  expect(await requestSession(idToken)).toEqual([403, "methodOff"]);
  await settings.restore();
  expect(await requestSession(idToken)).toMatchObject([200]);
});

test("[AUTH-1] deletes an account that was created while sign-up is off", async ({ lake }) => {
  await using _settings = await withAuthSettings(lake, { signUp: false });
  const email = freshEmail();
  const idToken = await idTokenOf({ email, password: "popcorn-and-dark" }, { isNew: true });
  expect(await requestSession(idToken)).toEqual([403, "signUpOff"]);
  expect(await findAccount({ email })).toBeNull();
});

test(
  "[AUTH-2] no gate opens without a required second factor",
  { tag: "@all" },
  async ({ page, form, lake }) => {
    await using settings = await withAuthSettings(lake, { secondFactor: "required" });
    await form.signIn(await createAccount());
    await page.goto(gatedPages.en);
    await expect(page.getByRole("main")).toContainText(auth.missing.secondFactor);
    await expect(page.getByText(canaries.en)).toHaveCount(0);
    await settings.restore();
    // Another member's session, because a checked one is cached for a minute.
    const headers = { cookie: `marquee_session=${(await newSession()).cookie}` };
    const opened = await fetch(`${urls.site}${gatedPages.en}`, { headers });
    expect(await opened.text()).toContain(canaries.en);
  },
);

/** Intercepts a page's requests to `otherService`, to which pages send members' ID tokens too. Returns the requests. */
async function doubleService(page: Page) {
  const calls: { method: string; token: string | undefined }[] = [];
  await page.route(`${otherService}/**`, async (route) => {
    const request = route.request();
    const headers = {
      "access-control-allow-origin": urls.site,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "authorization",
      "access-control-allow-methods": "POST, DELETE",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const { authorization } = await request.allHeaders();
    calls.push({ method: request.method(), token: authorization?.replace("Bearer ", "") });
    return route.fulfill({ headers, json: {} });
  });
  return calls;
}

test("[AUTH-7] the other service receives tokens and sign-outs", async ({ page, form, lake }) => {
  const tokenSyncUrl = `${otherService}/session`;
  await using _settings = await withAuthSettings(lake, { tokenSync: "service", tokenSyncUrl });
  const calls = await doubleService(page);
  const own = page.waitForRequest(
    (request) => request.method() === "POST" && new URL(request.url()).pathname === "/api/session",
  );
  await form.signIn(await createAccount());
  await form.expectOpenGate();
  const { authorization } = await (await own).allHeaders();
  expect(calls[0]).toEqual({ method: "POST", token: authorization?.replace("Bearer ", "") });
  await signOut(page);
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  await expect.poll(() => calls.at(-1)?.method).toBe("DELETE");
});

test("[AUTH-7][SEC-2] sends no service address that is not allowed", async ({ lake }) => {
  const tokenSyncUrl = "https://evil.marquee.test/tokens";
  await using _settings = await withAuthSettings(lake, { tokenSync: "service", tokenSyncUrl });
  for (const path of [
    "/api/session",
    "/api/session/form/en/signIn",
    "/api/session/form/en/account",
  ]) {
    expect(await (await fetch(`${urls.site}${path}`)).text()).not.toContain("evil");
  }
});
