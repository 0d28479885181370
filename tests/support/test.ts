import { EARLY_ACTS } from "../../web/start/loader.ts";
import { test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { expect } from "./expect.ts";
import { testLake } from "./stack/lake.ts";
import { addressesOf, testStack } from "./stack/stack.ts";

export const urls = addressesOf(testStack);

/** Browser activity that tests check. A visitor's browser should show none of it. */
export type Watch = {
  /** Requested addresses on other hosts without a test double, which Chromium can't resolve. */
  foreign: string[];
  complaints: string[];
  /** Violations of the content security policy. Those that a test doesn't remove fail it. */
  violations: string[];
};

type Fixtures = {
  watch: Watch;
  /** Sanity's client with an administrator's token, raw perspective. */
  lake: SanityClient;
  /** Opens another browser context without a session until the test's end, and records its activity. */
  newVisitor: (
    options?: Parameters<Browser["newContext"]>[0],
  ) => Promise<{ context: BrowserContext; watch: Watch }>;
};

const isLocal = (url: URL) => url.hostname === "localhost" || url.hostname === "127.0.0.1";

/** Records a context's activity. `runsScripts` is false if the context has JavaScript disabled. */
async function watched(context: BrowserContext, runsScripts = true): Promise<Watch> {
  const watch: Watch = { foreign: [], complaints: [], violations: [] };
  await watchPolicy(context, watch.violations);
  context.on("requestfailed", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && !isLocal(url)) watch.foreign.push(request.url());
  });
  if (testStack.name === "dev") await keepPagesStill(context);
  if (runsScripts) context.on("page", waitForScripts);
  context.on("console", (message) => {
    if (message.type() === "error") watch.complaints.push(message.text());
  });
  context.on("weberror", (error) => watch.complaints.push(String(error.error())));
  return watch;
}

/** Records policy violations of this context's pages and of their frames [SEC-4]. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding("tellViolation", (_source, what: string) => {
    violations.push(what);
  });
  await context.addInitScript((site) => {
    // Observes only pages of the site. The studio and the test doubles of other hosts have their
    // own policies.
    if (location.origin !== site) return;
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const where = `${location.pathname} (${sourceFile}:${lineNumber})`;
      const what = `${effectiveDirective}: ${blockedURI} ${sample} on ${where}`;
      Reflect.get(globalThis, "tellViolation")?.(what);
    });
  }, urls.site);
}

/** Makes navigation wait for a published page's start script. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const begun = () =>
    page
      .waitForFunction(
        (acts) =>
          !(acts in globalThis) || document.documentElement.dataset["started"] !== undefined,
        EARLY_ACTS,
        { timeout: 5_000 },
      )
      // Ignores the timeout, because a test may block the scripts.
      .catch(() => undefined);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await begun();
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await begun();
    return response;
  };
}

/** Prevents the development server from reloading or updating pages during a test when a source file is saved. */
async function keepPagesStill(context: BrowserContext): Promise<void> {
  await context.routeWebSocket(/\/_next\//, (page) => {
    page.connectToServer().onMessage((message) => {
      const isChange = /^\{"type":"(?:turbopack-message|reloadPage|serverComponentChanges)"/.test(
        String(message),
      );
      if (!isChange) page.send(message);
    });
  });
}

const watches = new WeakMap<BrowserContext, Watch>();

/** `test` with a watched browser and a lake. Never wait for `networkidle`: pages keep an event stream open. */
export const test = base.extend<Fixtures>({
  // This is not an automatic fixture, so that a test that only sends requests opens no browser.
  context: async ({ context, javaScriptEnabled }, use) => {
    const watch = await watched(context, javaScriptEnabled);
    watches.set(context, watch);
    await use(context);
    expect(watch.violations, "what the policy of a page kept from happening").toEqual([]);
  },
  watch: async ({ context }, use) => {
    const watch = watches.get(context);
    if (!watch) throw new Error("The activity of the test's context is not recorded.");
    await use(watch);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
  lake: async ({}, use) => {
    await use(testLake());
  },
  newVisitor: async ({ browser }, use) => {
    const opened: { context: BrowserContext; watch: Watch }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: urls.site, ...options });
      const visitor = { context, watch: await watched(context, options?.javaScriptEnabled) };
      opened.push(visitor);
      return visitor;
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(opened.flatMap(({ watch }) => watch.violations)).toEqual([]);
  },
});

export { expect };
