import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openServer } from "../../../web/http-server.fixture.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { createAccount, updateAccount } from "../../support/members/accounts.ts";
import { idTokenOf } from "../../support/members/action-mail.ts";
import { canaries, gatedPages, leaksIn } from "../../support/members/canary.ts";
import { signOut } from "../../support/members/open-gate.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { SignInPage } from "../../support/members/sign-in-page.ts";
import { expect, test, urls } from "../../support/members/test.ts";
import { newSession, openSession } from "../../support/members/tokens.ts";
import { dataFolder, testStack } from "../../support/stack/stack.ts";

const { auth } = interfaceTexts("en");

const logFile = join(dataFolder(testStack), "logs", "site.log");

/** Signs an account in without the form: requests a session from the site and stores its cookies in the browser. */
async function bring(page: Page, account: { email: string; password: string }): Promise<void> {
  const value = await openSession(await idTokenOf(account));
  await page.context().addCookies([
    { name: "marquee_session", value, url: urls.site, httpOnly: true },
    { name: "marquee_signed_in", value: "1", url: urls.site },
  ]);
}

test("[SEC-2] leaving a draft never redirects to another host", async ({ page }) => {
  const foreign = ["https://evil.test/", "//evil.test/", "/\\evil.test/", "/\t/evil.test"];
  for (const to of [...foreign, "javascript:alert(document.domain)"]) {
    await page.goto(`/api/draft-mode/disable?${new URLSearchParams({ to })}`);
    expect(new URL(page.url()).origin, JSON.stringify(to)).toBe(urls.site);
  }
  await page.goto("/api/draft-mode/disable?to=/en/venue");
  await expect(page).toHaveURL("/en/venue");
});

test("[SEC-2] paths of the provider's pages lead to no other host", async ({ request }) => {
  for (const path of ["//evil.test/auth/handler", "/__/auth/..%2f..%2f@evil.test/", "/__/evil"]) {
    const answer = await request.get(`${urls.site}${path}`, { maxRedirects: 0 });
    const { location = "/" } = answer.headers();
    expect(new URL(location, urls.site).origin).toBe(urls.site);
  }
});

test("[SEC-4] no other site can frame a page with a form", async ({
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
  const trap = await openServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe src="${urls.site}/en/sign-in" name="trapped"></iframe>`);
  });
  const { context, watch } = await newVisitor();
  const evil = await context.newPage();
  await evil.goto(`http://127.0.0.1:${trap.port}/`);
  await expect.poll(() => watch.complaints.join()).toContain("frame-ancestors");
  expect(await evil.frame("trapped")?.locator("input").count()).toBe(0);
  trap.close();
});

test(
  "[SEC-2][AUTH-6] escapes markup in a name and ignores an unsafe picture address",
  { tag: "@all" },
  async ({ newVisitor }) => {
    const displayName = `</script><script>window.hacked = 1</script><img src=x onerror="window.hacked=1">'"`;
    const pictures = [
      "javascript:window.hacked=1",
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.hacked=1'/>",
      "http://tracker.test/seen.png",
    ];
    for (const photoUrl of pictures) {
      const account = await createAccount();
      await updateAccount(account.uid, { displayName, photoUrl });
      const { context, watch } = await newVisitor();
      const form = new SignInPage(await context.newPage());
      await form.signIn(account, gatedPages.en);
      await form.expectOpenGate();
      const html = await (await form.page.reload())?.text();
      expect(html).not.toContain("<script>window.hacked");
      expect(html).not.toContain("<img src=x");
      await expect(form.page.getByRole("banner")).toContainText("</script><script>");
      await form.page.goto("/en/account");
      await expect(form.main.getByText(displayName).first()).toBeVisible();
      await expect(form.page.locator(`img[src="${photoUrl}"]`)).toHaveCount(0);
      expect(await form.page.evaluate(() => "hacked" in window)).toBe(false);
      expect(watch.foreign).toEqual([]);
    }
  },
);

test("[GATE-2][GATE-4] a session's responses are private and no-store", async ({ request }) => {
  const cookie = `marquee_session=${(await newSession()).cookie}`;
  const memberRoute = gatedPages.en.replace("/en/", "/en/member/");
  const own: [path: string, headers: Record<string, string>][] = [
    [gatedPages.en, { cookie }],
    // The URL to which Next.js redirects requests for the RSC payload. The test requests it
    // directly, because the test's client sends no cookie after a redirect.
    [`${gatedPages.en}?_rsc`, { cookie, RSC: "1" }],
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
  // A forged session is none, so it gets the page of all visitors.
  for (const headers of [{}, { cookie: "marquee_session=forged" }]) {
    const visitors = (await request.get(gatedPages.en, { headers })).headers();
    expect(visitors["cache-control"]).toContain("public");
    expect(visitors["set-cookie"]).toBeUndefined();
  }
});

test("[SEC-4] the site's log has no token, code or email address", async ({ form, request }) => {
  const account = await createAccount();
  await form.signIn(account, gatedPages.en);
  await form.expectOpenGate();
  const idToken = await idTokenOf(account);
  for (const authorization of [`Bearer ${idToken}`, `Bearer ${idToken}x`, "Bearer"]) {
    await request.post("/api/session", { headers: { authorization } });
  }
  await request.get(gatedPages.en, { headers: { cookie: `marquee_session=${idToken}` } });
  const log = readFileSync(logFile, "utf8");
  expect(log).toContain("session.refused");
  expect(log.match(/eyJ[\w-]{20,}\.[\w-]+/g) ?? []).toEqual([]);
  expect(log).not.toContain(account.email);
  expect(log).not.toContain(account.uid);
  if (testStack.name !== "dev") expect(log).not.toContain("oobCode");
});

test("[SEC-4] the site's log has a line for each event of a session", async ({ form, request }) => {
  test.skip(testStack.name === "dev", "events are looked for in the production log");
  const seen = () =>
    readFileSync(logFile, "utf8")
      .split("\n")
      .filter((line) => line.includes('"area":"security"'))
      .map((line): unknown => JSON.parse(line));
  const before = seen().length;
  await form.signIn(await createAccount(), gatedPages.en);
  await form.expectOpenGate();
  await form.page.evaluate(() => fetch("/api/session", { method: "DELETE" }));
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
  "[AUTH-9] signing up with an address in use reveals only that",
  { tag: "@all" },
  async ({ page, context, form }) => {
    const { email } = await createAccount({ displayName: "Hidden Name" });
    await form.open();
    await fillCredentials(page, { email, password: "another-1" }, { isNew: true });
    await expect(form.problem).toHaveText([auth.errors.emailInUse]);
    await expect(form.email).toBeFocused();
    expect(await page.content()).not.toContain("Hidden Name");
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("marquee_session");
    await form.button(auth.form.signIn).first().click();
    await expect(form.heading(auth.form.signIn)).toBeVisible();
    await expect(form.email).toHaveValue(email);
  },
);

for (const hasCache of [false, true]) {
  test(
    `[GATE-3] going back after signing out displays the teaser, cached: ${hasCache}`,
    { tag: "@all" },
    async ({ playwright, launchOptions }) => {
      // Playwright disables the back/forward cache by default.
      const ignoreDefaultArgs = hasCache ? ["--disable-back-forward-cache"] : [];
      const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
      await using _ = { [Symbol.asyncDispose]: () => browser.close() };
      const account = await createAccount();
      const form = new SignInPage(await browser.newPage({ baseURL: urls.site }));
      await form.signIn(account, gatedPages.en);
      await form.expectOpenGate();
      await form.page.goto("/en/venue");
      await signOut(form.page);
      const banner = form.page.getByRole("banner");
      // Waits for the sign-in link. The absence of the member's name would not prove the sign-out: a
      // style sheet displays the name until the scripts run, so the page's text doesn't contain it.
      const signInLink = banner.getByRole("link", { name: auth.signIn, exact: true });
      await expect(signInLink).toBeVisible();
      await form.page.goBack();
      await expect(form.page).toHaveURL(gatedPages.en);
      await expect(signInLink).toBeVisible();
      await expect(form.page.getByText(canaries.en)).toHaveCount(0);
      await expect(banner).not.toContainText(account.email);
    },
  );
}

test(
  "[GATE-2] two concurrent members never receive each other's names",
  { tag: "@all" },
  async ({ newVisitor }) => {
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
    const expectOwnPage = async ({ page, displayName }: (typeof people)[number], path: string) => {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("banner")).toContainText(displayName);
    };
    for (const path of [gatedPages.en, "/en", "/en/venue", gatedPages.en, "/en/account"]) {
      await all(async (person) => {
        await person.page.goto(path);
        await expectOwnPage(person, path);
      });
    }
    // Each member waits for the earlier page before the next step, because a step aborts a navigation in progress.
    await all(async (person) => {
      await person.page.goBack();
      await expectOwnPage(person, gatedPages.en);
      await expect(person.page.getByText(canaries.en)).toBeVisible();
      await person.page.goForward();
      await expectOwnPage(person, "/en/account");
    });
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
  },
);
