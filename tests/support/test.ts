import {
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { testLake } from "./lake.ts";
import { addressesOf, testStack } from "./stack.ts";

/** Where the product under test answers. */
export const urls = addressesOf(testStack);

/** What a browser did that a visitor's browser should not. */
export type Watch = {
  /** Addresses on other hosts that were asked for. None was reached. */
  foreign: string[];
  /** Errors on the console and errors that nothing caught. */
  complaints: string[];
  /** What a page's policy kept from happening; a test that leaves anything in it fails. */
  violations: string[];
};

type Fixtures = {
  /** What the test's own `page` and its popups did. */
  watch: Watch;
  /** Sanity's client with an administrator's token, raw perspective. */
  lake: SanityClient;
  /** Opens a further browser of nobody known, watched likewise; it closes with the test. */
  newVisitor: (
    options?: Parameters<Browser["newContext"]>[0],
  ) => Promise<{ context: BrowserContext; watch: Watch }>;
};

const isLocal = (url: URL) => url.hostname === "localhost" || url.hostname === "127.0.0.1";

/** Watches a context, and lets nothing through to other hosts: tests must not depend on them. */
async function watched(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { foreign: [], complaints: [], violations: [] };
  await watchPolicy(context, watch.violations);
  await context.route(
    (url) => url.protocol.startsWith("http") && !isLocal(url),
    async (route) => {
      watch.foreign.push(route.request().url());
      await route.abort();
    },
  );
  if (testStack.name === "dev") await keepPagesStill(context);
  context.on("page", waitForScripts);
  context.on("console", (message) => {
    if (message.type() === "error") watch.complaints.push(message.text());
  });
  context.on("weberror", (error) => watch.complaints.push(String(error.error())));
  return watch;
}

/** Writes down what the policies of this context's pages, and of the frames in them, keep from happening [SEC-4]. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding("tellViolation", (_source, what: string) => {
    violations.push(what);
  });
  await context.addInitScript((site) => {
    // The studio, and the doubles of other hosts, have policies of their own.
    if (location.origin !== site) return;
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const where = `${location.pathname} (${sourceFile}:${lineNumber})`;
      const what = `${effectiveDirective}: ${blockedURI} ${sample} on ${where}`;
      Reflect.get(globalThis, "tellViolation")?.(what);
    });
  }, urls.site);
}

/** A page that begins its scripts after its picture is not ready for a test's next step before they run. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const begun = () =>
    page
      .waitForFunction(
        () => document.querySelector("script[data-scripts]") === null || "next" in globalThis,
        undefined,
        { timeout: 5_000 },
      )
      // A browser without script never gets there, and a test may have refused the scripts.
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

/** Pages of the development server neither reload nor change below a test while somebody saves a source. */
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

/** Playwright's `test` with a watched browser and a client for the lake. Never wait for `networkidle`: pages hold an event stream. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const watch = await watched(context);
      await use(watch);
      expect(watch.violations, "what the policy of a page kept from happening").toEqual([]);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
  lake: async ({}, use) => {
    await use(testLake());
  },
  newVisitor: async ({ browser }, use) => {
    const opened: { context: BrowserContext; watch: Watch }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: urls.site, ...options });
      const visitor = { context, watch: await watched(context) };
      opened.push(visitor);
      return visitor;
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(opened.flatMap(({ watch }) => watch.violations)).toEqual([]);
  },
});

export { expect };
