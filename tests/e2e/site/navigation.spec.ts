// cspell:ignore requestfinished
import type { Browser, Page, Request } from "@playwright/test";
import { createAccount } from "../../support/members/accounts.ts";
import { canaries } from "../../support/members/canary.ts";
import { allowMedia } from "../../support/film-page.ts";
import { gatedWords, publishGate } from "../../support/members/gated-page.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { coveredFooterLinks, sidewaysScroll } from "../../support/browsers/page-measures.ts";
import { fillCredentials, signIn } from "../../support/members/sign-in.ts";
import { expect, test, urls } from "../../support/test.ts";
import { resizeWindow } from "../../support/resize-window.ts";

const { auth, site } = interfaceTexts("en");

const menu = (page: Page) => page.getByRole("navigation", { name: site.mainMenu });
const follow = async (page: Page, name: string, path: string) => {
  await menu(page).getByRole("link", { name, exact: true }).click();
  await page.waitForURL(`**${path}`);
  await page.waitForLoadState("load");
};

/**
 * Opens a page in a new context that intercepts no requests, because Chromium prefetches nothing
 * while requests are intercepted. `ahead` lists the site's prefetched addresses in order. `loaded`
 * lists the prefetched addresses whose response is complete.
 */
async function openWithRules(browser: Browser, path: string) {
  const context = await browser.newContext({ baseURL: urls.site });
  const page = await context.newPage();
  const ahead: string[] = [];
  const loaded: string[] = [];
  const record = (list: string[]) => (request: Request) => {
    if (!request.headers()["sec-purpose"]?.includes("prefetch")) return;
    list.push(request.url().replace(urls.site, ""));
  };
  page.on("request", record(ahead));
  page.on("requestfinished", record(loaded));
  const rules = page.waitForResponse("**/speculation-rules.json");
  await page.goto(path);
  expect((await rules).headers()["content-type"]).toBe("application/speculationrules+json");
  await page.waitForLoadState("load");
  return { page, ahead, loaded, [Symbol.asyncDispose]: () => context.close() };
}

test("[PAGE-8] the mouse reaches every link of a wide footer, and on a phone the open menu keeps the focus, with a button to close it", async ({
  page,
  context,
}) => {
  await allowMedia(context);
  await page.goto("/en");
  for (const width of [1280, 1440, 2560]) {
    await resizeWindow(page, { width, height: 900 });
    expect(await page.evaluate(coveredFooterLinks), `${width} px`).toBe("");
  }
  await resizeWindow(page, { width: 390, height: 844 });
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: site.menu, exact: true }).press("Enter");
  const close = header.getByRole("button", { name: site.closeMenu, exact: true });
  await expect(close).toBeFocused();
  const count = await header.locator("a, button").count();
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press("Tab");
    const isBehind = await page.evaluate(
      () => document.activeElement?.closest("main, footer") !== null,
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(header.getByRole("button", { name: site.menu, exact: true })).toBeVisible();
  // Waits, because the page removes `inert` in a separate task after the menu has closed.
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await page.locator("main a").first().focus();
  await expect(page.locator("main a").first()).toBeFocused();
});

test(
  "[PAGE-8] a member's header is one line high in each language",
  { tag: "@all" },
  async ({ page }) => {
    await signIn(page);
    for (const language of ["en", "de", "fr", "ar"]) {
      await page.goto(`/${language}`);
      for (const width of [960, 1024, 1100, 1199, 1200, 1280, 1440]) {
        await resizeWindow(page, { width, height: 900 });
        const { height } = (await page.getByRole("banner").boundingBox()) ?? { height: Infinity };
        expect(height, `${language}, ${width} px`).toBeLessThanOrEqual(72);
        expect(await page.evaluate(sidewaysScroll), `${language}, ${width} px`).toBe(0);
      }
    }
  },
);

test("[BLK-5] navigates with a view transition, unless motion is reduced", async ({
  newVisitor,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const { context } = await newVisitor({ reducedMotion });
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        Reflect.set(window, "cameByTransition", Reflect.get(event, "viewTransition") !== null);
      });
    });
    await page.goto("/en/venue");
    await follow(page, "About", "/en/about");
    const cameByTransition = await page.evaluate(() => Reflect.get(window, "cameByTransition"));
    expect(cameByTransition).toBe(reducedMotion === "no-preference");
  }
});

test("[BLK-5] prefetches the page of a hovered link and displays it", async ({ browser }) => {
  await using opened = await openWithRules(browser, "/en/venue");
  const { page, ahead, loaded } = opened;
  expect(ahead).toEqual([]);
  await menu(page).getByRole("link", { name: "About", exact: true }).hover();
  await expect.poll(() => loaded).toEqual(["/en/about"]);
  await follow(page, "About", "/en/about");
  const delivery = await page.evaluate(() =>
    Reflect.get(performance.getEntriesByType("navigation")[0] ?? {}, "deliveryType"),
  );
  expect(delivery).toBe("navigational-prefetch");
});

test(
  "[BLK-5][AUTH-5] prefetches no API, sign-in or account page and no address with a code",
  { tag: "@all" },
  async ({ browser }) => {
    await using opened = await openWithRules(browser, "/en/venue");
    const { page, ahead } = opened;
    const paths = [
      "/en/sign-in",
      "/en/sign-in?from=/en/venue",
      "/en/account",
      "/en/auth-action",
      "/en/shared-preview",
      "/en/search",
      "/auth/action?mode=signIn&oobCode=once",
      "/api/session",
      "/api/draft-mode/enable?secret=once",
      "/en/about?code=once",
      "#content",
      "https://example.com/",
      // This is the only address that the page may prefetch.
      "/en/programme",
    ];
    await page.evaluate((hrefs) => {
      const list = document.createElement("div");
      list.id = "links";
      list.style.cssText = "position:fixed;inset:0;z-index:99;background:white;display:grid";
      list.append(
        ...hrefs.map((href) => Object.assign(document.createElement("a"), { href, text: href })),
      );
      document.body.append(list);
    }, paths);
    for (const link of await page.locator("#links a").all()) {
      // Also presses the mouse button, because Chromium then prefetches at once. On hover alone,
      // Chromium waits first.
      await link.hover();
      await page.mouse.down();
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    await expect.poll(() => ahead).toEqual(["/en/programme"]);
  },
);

test("[GATE-3][AUTH-7] a member never receives a page prefetched for a visitor", async ({
  browser,
  lake,
}) => {
  const { email, password } = await createAccount();
  const path = await publishGate(lake, {});
  await using opened = await openWithRules(browser, path);
  const { page, ahead } = opened;
  await expect(page.getByText(gatedWords.teaser)).toBeVisible();
  await menu(page).getByRole("link", { name: "Screening room", exact: true }).hover();
  await expect.poll(() => ahead).toEqual(["/en/screening-room"]);
  await openGate(page, auth.signIn);
  await fillCredentials(page, { email, password });
  await expect(page.getByText(gatedWords.inside)).toBeVisible();
  await follow(page, "Screening room", "/en/screening-room");
  await expect(page.getByText(canaries.en)).toBeVisible();
});

test("[BLK-5] a new page starts at the top, going back restores the scroll position, and Tab focuses the skip link", async ({
  page,
}) => {
  await page.goto("/en/venue");
  const before = await page.title();
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(() => location.assign("/en/about"));
  await page.waitForURL("**/en/about");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).not.toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/venue$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY / 100))).toBe(6);
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/about$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: site.skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isInside = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(isInside).toBe(true);
});
