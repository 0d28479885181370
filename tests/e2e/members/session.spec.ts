import type { BrowserContext, Page } from "@playwright/test";
import {
  createAccount,
  deleteAccount,
  findAccount,
  updateAccount,
} from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { canaries, gatedPages, leaksIn } from "../../support/members/canary.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test, urls } from "../../support/test.ts";

const { auth } = interfaceTexts("en");
const SESSION = "marquee_session";
const HINT = "marquee_signed_in";

type Account = Awaited<ReturnType<typeof createAccount>>;

const signOutButton = (page: Page) => page.getByRole("button", { name: auth.signOut });

/** Signs in at the sign-in page and waits for the open gate. */
async function enter(page: Page, account: Pick<Account, "email" | "password">): Promise<void> {
  await page.goto(`/en/sign-in?from=${gatedPages.en}`);
  await fillCredentials(page, account);
  await expect(page.getByText(canaries.en)).toBeVisible();
}

/** Clicks the sign-out button after hydration. */
async function signOut(page: Page): Promise<void> {
  const button = signOutButton(page);
  await expect(async () => {
    expect(await button.evaluate((element) => Object.keys(element).join())).toContain("__react");
  }).toPass();
  await button.click();
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

/** Maximum time until the site notices that a session was ended elsewhere, in ms. */
const NOTICED = 60_000;

test("[AUTH-7] the session cookie is httpOnly, and the hint cookie contains no data", async ({
  page,
  context,
}) => {
  await enter(page, await createAccount());
  expect(await cookieOf(context, SESSION)).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    domain: "localhost",
  });
  expect(await cookieOf(context, HINT)).toMatchObject({ value: "1", httpOnly: false });
  expect(await page.evaluate(() => document.cookie)).not.toContain(SESSION);
});

test("[SEC-3] no token is in a requested address or a referrer", async ({ page, context }) => {
  const addresses: string[] = [];
  context.on("request", (request) =>
    addresses.push(request.url(), request.headers()["referer"] ?? ""),
  );
  await enter(page, await createAccount());
  await signOut(page);
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  expect(addresses.filter((address) => /eyJ[\w-]+\./.test(address))).toEqual([]);
});

test("[GATE-3] signing out closes the gate in every tab and clears the SDK's storage", async ({
  page,
  context,
}) => {
  await enter(page, await createAccount());
  const other = await context.newPage();
  await other.goto(gatedPages.en);
  await expect(other.getByText(canaries.en)).toBeVisible();
  await signOut(page);
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  await expect(other.getByText(canaries.en)).toHaveCount(0);
  expect([await cookieOf(context, SESSION), await cookieOf(context, HINT)]).toEqual([null, null]);
  // Polls, because the SDK deletes the member from the storage after the gate has closed. The SDK
  // may have to load first.
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(stored).not.toContain("firebase:authUser");
});

test("[GATE-3] a copied session cookie opens no gate after its member signs out", async ({
  page,
  context,
}) => {
  await enter(page, await createAccount());
  const copied = (await cookieOf(context, SESSION))?.value ?? "";
  expect(await readAs(copied)).not.toEqual([]);
  await signOut(page);
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  expect(await readAs(copied)).toEqual([]);
});

test("[AUTH-8] a sign-in in one tab opens the gate in another", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(gatedPages.en);
  await expect(other.getByText(canaries.en)).toHaveCount(0);
  await enter(page, await createAccount());
  await expect(async () => {
    await other.reload();
    await expect(other.getByText(canaries.en)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test(
  "[AUTH-7] a sign-out that failed to reach the site is completed by the next page",
  { tag: "@all" },
  async ({ page, context }) => {
    await enter(page, await createAccount());
    await page.route("**/api/session", async (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.fallback(),
    );
    await signOut(page);
    await expect(page.getByRole("alert").filter({ hasText: auth.errors.network })).toBeVisible();
    expect(await cookieOf(context, SESSION)).not.toBeNull();
    await page.unroute("**/api/session");
    await page.reload();
    await expect(page.getByText(canaries.en)).toHaveCount(0);
    await expect.poll(() => cookieOf(context, SESSION)).toBeNull();
  },
);

test("[SEC-3] a sign-in replaces a planted session", async ({ page, context, newVisitor }) => {
  const [victim, attacker] = [await createAccount(), await createAccount()];
  const stranger = await newVisitor();
  await enter(await stranger.context.newPage(), attacker);
  const planted = await cookieOf(stranger.context, SESSION);
  if (planted === null) throw new Error("The attacker has no session.");
  await context.addCookies([{ name: SESSION, value: planted.value, url: urls.site }]);
  await enter(page, victim);
  const after = await cookieOf(context, SESSION);
  expect(after?.value).not.toBe(planted.value);
  await expect(page.getByText(attacker.email)).toHaveCount(0);
});

test.describe("a session", () => {
  test.describe.configure({ timeout: NOTICED * 3 });

  test(
    "[GATE-3] ends within 60 s when the account is disabled, deleted or revoked",
    { tag: "@all" },
    async ({ newVisitor }) => {
      const ends = {
        disabled: (uid: string) => updateAccount(uid, { disableUser: true }),
        deleted: (uid: string) => deleteAccount(uid),
        // Adds a second, because `validSince` has a resolution of one second and must be after the sign-in.
        revoked: (uid: string) =>
          updateAccount(uid, { validSince: String(Math.floor(Date.now() / 1000) + 1) }),
      };
      const cookies: string[] = [];
      for (const end of Object.values(ends)) {
        const account = await createAccount();
        const { context } = await newVisitor();
        await enter(await context.newPage(), account);
        const { value = "" } = (await cookieOf(context, SESSION)) ?? {};
        expect(await readAs(value)).not.toEqual([]);
        await end(account.uid);
        cookies.push(value);
      }
      await expect
        .poll(async () => Promise.all(cookies.map(readAs)), {
          timeout: NOTICED,
          intervals: [2_000],
        })
        .toEqual([[], [], []]);
    },
  );
});

test("[AUTH-6] signing out everywhere ends the sessions of other devices", async ({
  page,
  newVisitor,
}) => {
  const account = await createAccount();
  const phone = await newVisitor();
  await enter(await phone.context.newPage(), account);
  await enter(page, account);
  const elsewhere = (await cookieOf(phone.context, SESSION))?.value ?? "";
  // Revocation has a resolution of one second, so it must not happen in the same second as the sign-in.
  const second = () => Math.floor(Date.now() / 1_000);
  await expect.poll(second).toBeGreaterThan(second());
  const status = await page.evaluate(
    async () => (await fetch("/api/session/everywhere", { method: "DELETE" })).status,
  );
  expect(status).toBe(200);
  expect(await readAs(elsewhere)).toEqual([]);
});

test("[SEC-3] requests of another site can neither open nor close a session", async ({
  page,
  context,
}) => {
  await enter(page, await createAccount());
  const attempts = [
    { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
    { origin: "http://localhost:8080", "sec-fetch-site": "same-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of attempts) {
    for (const [method, path] of [
      ["POST", "/api/session"],
      ["DELETE", "/api/session"],
      ["DELETE", "/api/session/everywhere"],
    ] as const) {
      const answer = await fetch(`${urls.site}${path}`, { method, headers });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  }
  expect(await cookieOf(context, SESSION)).not.toBeNull();
});

test("[AUTH-1] returns 403 for a token of a sign-in method that is off", async ({ lake }) => {
  const account = await createAccount();
  const idToken = await tokenOf(account);
  await using settings = await withAuthSettings(lake, { emailPassword: false, emailLink: false });
  const refused = await post(idToken);
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { code: "methodOff", error: expect.any(String) },
  ]);
  await settings.restore();
  expect((await post(idToken)).status).toBe(200);
});

test("[AUTH-1] returns 403 and deletes an account that was created while sign-up is off", async ({
  lake,
}) => {
  await using _settings = await withAuthSettings(lake, { signUp: false });
  const email = `walk-in-${crypto.randomUUID()}@marquee.test`;
  const idToken = await tokenOf({ email, password: "popcorn-and-dark" }, "signUp");
  const refused = await post(idToken);
  expect([refused.status, Object(await refused.json()).code]).toEqual([403, "signUpOff"]);
  expect(await findAccount({ email })).toBeNull();
});

test(
  "[AUTH-7] gates stay closed after sign-in when sessions are off",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _settings = await withAuthSettings(lake, { tokenSync: "off" });
    await page.goto(`/en/sign-in?from=${gatedPages.en}`);
    await fillCredentials(page, await createAccount());
    await page.waitForURL(`**${gatedPages.en}`);
    await expect(page.getByText(canaries.en)).toHaveCount(0);
    // Retries, because the navigation after the sign-in may still be in progress and abort the reload.
    await expect(() => page.reload()).toPass();
    await expect(page.getByText(canaries.en)).toHaveCount(0);
  },
);

test(
  "[AUTH-2] no gate opens without a second factor when the site requires one",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _settings = await withAuthSettings(lake, { secondFactor: "required" });
    await page.goto(`/en/sign-in?from=${gatedPages.en}`);
    await fillCredentials(page, await createAccount());
    await expect(signOutButton(page)).toBeAttached();
    await page.goto(gatedPages.en);
    await expect(page.getByText(canaries.en)).toHaveCount(0);
  },
);

/** Signs in or up without the site's form, as anyone with the provider's public API key can. */
async function tokenOf(
  { email, password }: Pick<Account, "email" | "password">,
  way: "signInWithPassword" | "signUp" = "signInWithPassword",
): Promise<string> {
  const answer = await fetch(
    `${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:${way}?key=demo-key`,
    {
      method: "POST",
      headers: { "content-type": "application/json", origin: urls.site },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken }: { idToken: string } = await answer.json();
  return idToken;
}

const post = (idToken: string) =>
  fetch(`${urls.site}/api/session`, {
    method: "POST",
    headers: { authorization: `Bearer ${idToken}` },
  });
