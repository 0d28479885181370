import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createAccount, updateAccount } from "../../support/members/accounts.ts";
import { idTokenOf } from "../../support/members/action-mail.ts";
import { canaries, gatedPages, leaksIn } from "../../support/members/canary.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { dataFolder, testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";
import { openSession } from "../../support/members/tokens.ts";

const { auth } = interfaceTexts("en");

/**
 * Redirect targets that the site must reject: addresses of other hosts, in every spelling that browsers accept, and
 * scripts.
 */
const foreignAddresses = [
  "https://evil.test/",
  "//evil.test/",
  "/\\evil.test/",
  "/\t/evil.test",
  "/\n/evil.test",
  "\t//evil.test",
  "javascript:alert(document.domain)",
  "data:text/html,out",
];

/** Signs an account in without the form: requests a session from the site and stores its cookies in the browser. */
async function bring(page: Page, account: { email: string; password: string }): Promise<void> {
  const value = await openSession(await idTokenOf(account));
  await page.context().addCookies([
    { name: "marquee_session", value, url: urls.site, httpOnly: true },
    { name: "marquee_signed_in", value: "1", url: urls.site },
  ]);
}

test("[SEC-2] leaving a draft never redirects to another host", async ({ page }) => {
  for (const to of foreignAddresses) {
    await page.goto(`/api/draft-mode/disable?${new URLSearchParams({ to })}`);
    expect(new URL(page.url()).origin, JSON.stringify(to)).toBe(urls.site);
  }
  await page.goto("/api/draft-mode/disable?to=/en/venue");
  await expect(page).toHaveURL("/en/venue");
});

test(
  "[SEC-2] signing in never redirects to another host, whatever the from parameter is",
  { tag: "@all" },
  async ({ page }) => {
    const account = await createAccount();
    for (const from of ["/\t/evil.test", "https://evil.test/", "javascript:alert(1)"]) {
      await page.goto(`/en/sign-in?${new URLSearchParams({ from })}`);
      await fillCredentials(page, account);
      await expect(page.getByRole("banner")).toContainText(account.email);
      expect(new URL(page.url()).origin).toBe(urls.site);
      await page.context().clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  },
);

test("[SEC-2] paths of the provider's pages never redirect to another host", async ({
  request,
}) => {
  for (const path of ["//evil.test/auth/handler", "/__/auth/..%2f..%2f@evil.test/", "/__/evil"]) {
    const answer = await request.get(`${urls.site}${path}`, { maxRedirects: 0 });
    const { location = "/" } = answer.headers();
    expect(new URL(location, urls.site).origin).toBe(urls.site);
  }
});

test("[SEC-4] no other site can frame a page with a form or an account", async ({
  page,
  request,
  newVisitor,
}) => {
  const account = await createAccount();
  await bring(page, account);
  const { cookies } = await page.context().storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const path of ["/en", "/en/sign-in", "/en/account", "/en/auth-action", gatedPages.en]) {
    const headers = (await request.get(path, { headers: { cookie } })).headers();
    const directives = headers["content-security-policy"]?.split("; ");
    expect(directives, path).toContain(`frame-ancestors 'self' ${urls.studio}`);
  }
  const trap = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe src="${urls.site}/en/sign-in" name="trapped"></iframe>`);
  }).listen(0, "127.0.0.1");
  await once(trap, "listening");
  const { context, watch } = await newVisitor();
  const evil = await context.newPage();
  await evil.goto(`http://127.0.0.1:${Object(trap.address()).port}/`);
  await expect.poll(() => watch.complaints.join()).toContain("frame-ancestors");
  expect(await evil.frame("trapped")?.locator("input").count()).toBe(0);
  trap.close();
});

test(
  "[SEC-2][AUTH-6] escapes markup in a name and ignores an unsafe picture address",
  { tag: "@all" },
  async ({ page, watch }) => {
    const name = `</script><script>window.hacked = 1</script><img src=x onerror="window.hacked=1">'"`;
    const pictures = [
      "javascript:window.hacked=1",
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.hacked=1'/>",
      "http://tracker.test/seen.png",
    ];
    for (const photoUrl of pictures) {
      const account = await createAccount();
      await updateAccount(account.uid, { displayName: name, photoUrl });
      await page.context().clearCookies();
      await page.goto(`/en/sign-in?from=${gatedPages.en}`);
      await fillCredentials(page, account);
      await expect(page.getByText(canaries.en)).toBeVisible();
      const html = await (await page.reload())?.text();
      expect(html).not.toContain("<script>window.hacked");
      expect(html).not.toContain("<img src=x");
      await expect(page.getByRole("banner")).toContainText("</script><script>");
      await page.goto("/en/account");
      await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
      expect(await page.locator(`img[src="${photoUrl}"]`).count()).toBe(0);
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        for (const name of ["firebaseLocalStorageDb"]) indexedDB.deleteDatabase(name);
      });
    }
    expect(watch.foreign).toEqual([]);
  },
);

test("[GATE-2][GATE-4] responses that depend on the session are private and no-store; others are public", async ({
  request,
}) => {
  const cookie = `marquee_session=${await openSession(await idTokenOf(await createAccount()))}`;
  const memberRoute = gatedPages.en.replace("/en/", "/en/member/");
  const own: [path: string, headers: Record<string, string>][] = [
    [gatedPages.en, { cookie }],
    // The URL to which Next.js redirects requests for the RSC payload. The test requests it
    // directly, because the test's client sends no cookie after a redirect.
    [`${gatedPages.en}?_rsc`, { cookie, RSC: "1" }],
    [gatedPages.en, { cookie: "marquee_session=forged" }],
    [memberRoute, {}],
    ["/en/account", { cookie }],
    ["/en/account", {}],
    ["/auth/action?mode=signIn&oobCode=abc", {}],
  ];
  for (const [path, headers] of own) {
    // Checks the response of the email link itself, without following its redirect.
    const maxRedirects = path.startsWith("/auth/") ? 0 : 5;
    const answer = await request.get(path, { headers, maxRedirects });
    const cacheControl = answer.headers()["cache-control"] ?? "";
    expect([path, cacheControl]).toEqual([path, expect.stringContaining("no-store")]);
    if (testStack.name !== "dev")
      expect([path, cacheControl]).toEqual([path, expect.stringContaining("private")]);
  }
  for (const method of ["POST", "DELETE"]) {
    const answer = await request.fetch("/api/session", { method, headers: { cookie } });
    expect(answer.headers()["cache-control"]).toContain("no-store");
  }
  test.skip(testStack.name === "dev", "The development server keeps no page.");
  const visitors = (await request.get(gatedPages.en)).headers();
  expect(visitors["cache-control"]).toContain("public");
  expect(visitors["set-cookie"]).toBeUndefined();
});

test("[SEC-4] the site's log contains no token, one-time code or email address", async ({
  page,
  request,
}) => {
  const account = await createAccount();
  await page.goto(`/en/sign-in?from=${gatedPages.en}`);
  await fillCredentials(page, account);
  await expect(page.getByText(canaries.en)).toBeVisible();
  const idToken = await idTokenOf(account);
  for (const authorization of [`Bearer ${idToken}`, `Bearer ${idToken}x`, "Bearer"]) {
    await request.post("/api/session", { headers: { authorization } });
  }
  await request.get(gatedPages.en, { headers: { cookie: `marquee_session=${idToken}` } });
  const log = readFileSync(join(dataFolder(testStack), "logs", "site.log"), "utf8");
  expect(log.match(/eyJ[\w-]{20,}\.[\w-]+/g) ?? []).toEqual([]);
  expect(log).not.toContain(account.email);
  expect(log).not.toContain(account.uid);
  if (testStack.name !== "dev") expect(log).not.toContain("oobCode");
});

test("[SEC-4] the site's log has a JSON line for each sign-in, refusal and sign-out", async ({
  page,
  request,
}) => {
  test.skip(testStack.name === "dev", "events are looked for in the production log");
  const seen = () =>
    readFileSync(join(dataFolder(testStack), "logs", "site.log"), "utf8")
      .split("\n")
      .filter((line) => line.includes('"area":"security"'))
      .map((line): unknown => JSON.parse(line));
  const before = seen().length;
  await page.goto(`/en/sign-in?from=${gatedPages.en}`);
  await fillCredentials(page, await createAccount());
  await expect(page.getByText(canaries.en)).toBeVisible();
  await page.evaluate(() => fetch("/api/session", { method: "DELETE" }));
  // Uses a new client address, because the site logs repeated events of one client only once a
  // minute. An event of an earlier test could otherwise delay the expected log lines.
  const headers = { "x-forwarded-for": `198.51.100.${randomInt(1, 255)}` };
  await request.post("/api/session", { headers: { ...headers, authorization: "Bearer a.b.c" } });
  await request.post("/api/revalidate", { headers });
  await request.get("/api/draft-mode/enable?sanity-preview-secret=none", { headers });
  const hash = expect.stringMatching(/^[\w-]{16}$/);
  await expect
    .poll(() => seen().slice(before))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: "session.opened", account: hash, client: hash }),
        expect.objectContaining({ event: "session.ended", account: hash, client: hash }),
        expect.objectContaining({ event: "session.refused", reason: "invalid" }),
        expect.objectContaining({ event: "revalidate.refused", reason: "401" }),
        expect.objectContaining({ event: "draft.refused", reason: "401" }),
      ]),
    );
});

test(
  "[AUTH-9] signing up with an email address in use reveals only that it is in use",
  { tag: "@all" },
  async ({ page }) => {
    const account = await createAccount();
    await updateAccount(account.uid, { displayName: "Hidden Name" });
    await page.goto("/en/sign-in");
    await fillCredentials(page, { email: account.email, password: "another-1" }, { isNew: true });
    const alert = page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });
    await expect(alert).toHaveText([auth.errors.emailInUse]);
    expect(await page.content()).not.toContain("Hidden Name");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
      "marquee_session",
    );
  },
);

/** Signs in and opens a gated page, then another page. Signs out there, and goes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const account = await createAccount();
  await page.goto(`${urls.site}/en/sign-in?from=${gatedPages.en}`);
  await fillCredentials(page, account);
  await expect(page.getByText(canaries.en)).toBeVisible();
  await page.goto(`${urls.site}/en/venue`);
  const signOut = page.getByRole("button", { name: auth.signOut });
  await expect(async () => {
    // Repeats the click, because clicks before hydration have no effect.
    if (await signOut.isVisible()) await signOut.click();
    // Waits for the sign-in link. The absence of the member's name would not prove the sign-out: a
    // style sheet displays the name until the scripts run, so the page's text doesn't contain it.
    const signIn = page.getByRole("banner").getByRole("link", { name: auth.signIn, exact: true });
    await expect(signIn).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goBack();
  await expect(page).toHaveURL(`${urls.site}${gatedPages.en}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  await expect(page.getByRole("banner")).not.toContainText(account.email);
}

test(
  "[GATE-3] going back after signing out displays the teaser of a gated page",
  { tag: "@all" },
  ({ page }) => leaveAndReturn(page),
);

test(
  "[GATE-3] going back after signing out displays the teaser with the back/forward cache",
  { tag: "@all" },
  async ({ playwright, launchOptions }) => {
    // Enables the back/forward cache, which Playwright disables by default.
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    try {
      await leaveAndReturn(await browser.newPage());
    } finally {
      await browser.close();
    }
  },
);

test("[GATE-2] two concurrent members never receive each other's names, in pages, payloads or history", async ({
  newVisitor,
}) => {
  const people = await Promise.all(
    ["Ada Quill", "Bo Lantern"].map(async (displayName) => {
      const account = await createAccount({ displayName });
      const { context } = await newVisitor();
      const seen: Promise<string>[] = [];
      context.on("response", (response) => {
        const isStream = response.headers()["content-type"]?.startsWith("text/event-stream");
        if (!isStream) seen.push(response.text().catch(() => ""));
      });
      const page = await context.newPage();
      await bring(page, account);
      return { displayName, page, seen };
    }),
  );
  const all = <T>(act: (person: (typeof people)[number]) => Promise<T>) =>
    Promise.all(people.map(act));
  for (const path of [gatedPages.en, "/en", "/en/venue", gatedPages.en]) {
    await all(async ({ page, displayName }) => {
      await page.goto(path);
      await expect(page.getByRole("banner")).toContainText(displayName);
    });
  }
  await all(({ page }) => page.goBack());
  await all(({ page }) => page.goForward());
  await all(({ page }) => page.goto("/en/account"));
  for (const [index, { displayName, page, seen }] of people.entries()) {
    const other = people[1 - index]?.displayName ?? "";
    await expect(page.getByRole("banner")).toContainText(displayName);
    const texts = await Promise.all(seen);
    expect(texts.some((text) => text.includes(displayName))).toBe(true);
    expect(texts.filter((text) => text.includes(other))).toEqual([]);
  }
  const stranger = await (await fetch(`${urls.site}${gatedPages.en}`)).text();
  expect(people.filter(({ displayName }) => stranger.includes(displayName))).toEqual([]);
  expect(leaksIn(stranger)).toEqual([]);
});
