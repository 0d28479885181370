import { loadavg } from "node:os";
import type { SanityClient } from "@sanity/client";
import { type Browser, chromium } from "playwright";
import * as z from "zod";
import { openBareApp } from "../support/stack/bare-app.ts";
import { chromiumArguments, ensureChromium } from "../support/browsers/chromium.ts";
import { divertedHosts } from "../support/doubles/diverted-hosts.ts";
import { openFilmHosts } from "../support/doubles/oembed.ts";
import { endDescendantsOnStop } from "../support/end-descendants.ts";
import { studioFolder } from "../support/stack/places.ts";
import { useTemporaryFolder } from "../support/temporary-folder.ts";
import { findRestartedServices } from "../support/stack/lake-process.ts";
import { lakeClient, lakeToken } from "../support/stack/lake.ts";
import { addressesOf, openStack, portBeside, testStack } from "../support/stack/stack.ts";
import { measureAuthScripts } from "./members/auth-js.ts";
import { measureBlockScripts } from "./page/block-js.ts";
import { measureBlocksCost } from "./page/blocks-cost.ts";
import { measureCrashes } from "./lake/crash.ts";
import { measureFaults } from "./resilience/faults.ts";
import { measureFirstTouch } from "./page/first-touch.ts";
import { measureInstances } from "./resilience/instances.ts";
import { measureFlood } from "./resilience/flood.ts";
import { measureLakeFuzz, measureSiteFuzz } from "./resilience/fuzz.ts";
import { measureGateLeak } from "./members/gate-leak.ts";
import { measureGateRate } from "./members/gate-rate.ts";
import { measureLakeListeners } from "./lake/lake-listeners.ts";
import { measureLakeQueries } from "./lake/lake-queries.ts";
import { measureLakeRoles } from "./lake/lake-roles.ts";
import { measureLakeSlug } from "./lake/lake-slug.ts";
import { measureLakeStart } from "./lake/lake-start.ts";
import { measureLakeWrite } from "./lake/lake-write.ts";
import { measureNodeKills } from "./lake/nodes-kill.ts";
import { growthSizes, measureGrowth } from "./growth/growth.ts";
import { measurePostgresWrite } from "./lake/postgres-write.ts";
import { measureSimulation } from "./lake/simulation.ts";
import { measureLighthouse } from "./page/lighthouse.ts";
import { measureMemberRate } from "./members/member-rate.ts";
import { measureMembers } from "./members/members.ts";
import { measureLists } from "./page/list-rate.ts";
import { measurePageScript } from "./page/page-js.ts";
import { measurePageRate } from "./page/page-rate.ts";
import { measureTraceCost } from "./page/trace-cost.ts";
import { measurePublishVisible } from "./page/publish-visible.ts";
import { amount, isSmoke } from "./smoke.ts";
import { measureSearch } from "./search/search.ts";
import { measureStart } from "./start.ts";
import { measureComposeLost } from "./studio/compose-lost.ts";
import { measureComposeTyping } from "./studio/compose-typing.ts";
import { measureStudioBundle } from "./studio/studio-bundle.ts";
import { measureStudioPreview } from "./studio/studio-preview.ts";
import { measureStudio } from "./studio/studio.ts";
import { measureThemeCss } from "./page/theme-css.ts";
import { measureThemePreview } from "./studio/theme-preview.ts";
import { measurePresses } from "./page/presses.ts";
import { measureThirdParty } from "./page/third-party.ts";
import { measureVisitCost } from "./page/visit-cost.ts";

const BARE_PORT = portBeside(testStack, 51);

type Addresses = Omit<ReturnType<typeof addressesOf>, "lake">;
type Services = Addresses & { lake: SanityClient };
type Site = Services & { bare: string };

const lakeOfStack = () => lakeClient(testStack, lakeToken(testStack, "administrator"));

/**
 * Starts the site and its services, calls `measure`, and stops the services afterwards. Replaces
 * video hosts by test doubles: the site regenerates a page every two seconds if the page's video
 * host doesn't respond, which would distort the results. With MARQUEE_TEST_ATTACH set, uses the
 * running services of the browser tests.
 */
async function withServices(
  measure: (at: Services) => Promise<void>,
  apps: readonly ("site" | "studio")[] = ["site"],
): Promise<void> {
  if (process.env["MARQUEE_TEST_ATTACH"]) {
    return measure({ ...addressesOf(testStack), lake: lakeOfStack() });
  }
  const films = await openFilmHosts(testStack);
  const launched = await openStack(testStack, { apps, env: divertedHosts(testStack) });
  try {
    await measure({ ...launched.urls, lake: lakeOfStack() });
  } finally {
    await launched.stop();
    films.close();
  }
}

/**
 * Does what `withServices` does, and also runs the bare Next.js app (tests/bench/bare). Benchmarks
 * compare the site with this app.
 */
const withSite = (
  measure: (at: Site) => Promise<void>,
  apps?: readonly ("site" | "studio")[],
): Promise<void> =>
  withServices(async (at) => {
    const bare = await openBareApp(BARE_PORT);
    await measure({ ...at, bare: bare.url }).finally(() => bare.stop());
  }, apps);

async function withBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Playwright attaches developer tools. Chromium then parses React a second time, for the stack
    // traces of errors that React creates: 30 ms on a phone. The flag prevents this, because visitors
    // have no such delay.
    args: [...chromiumArguments(), "--js-flags=--no-enable-lazy-source-positions"],
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Paths of the sample site's pages that are measured on a phone. */
const phonePages: Readonly<Record<string, string>> = amount<Record<string, string>>(
  { home: "/en", film: "/en/films/the-lamplighters-last-street" },
  { home: "/en" },
);

const looked = (site: string): Record<string, string> =>
  Object.fromEntries(Object.entries(phonePages).map(([name, path]) => [name, site + path]));

const option = process.argv.slice(2).find((argument) => argument.startsWith("-"));
if (option !== undefined) {
  console.error(
    `There is no option ${option}. Use: npm run bench -- [MEASURE [FRACTION | smoke]], or npm run bench -- growth [PAGES…]`,
  );
  process.exit(1);
}

/** Returns the fraction (0 to 1) of the requests that `flood`, `fuzz`, `fuzz-site` and `roles` send: `npm run bench -- fuzz 0.01`. */
const readShare = (): number =>
  isSmoke
    ? 0.002
    : z.coerce
        .number()
        .positive()
        .max(1)
        .parse(process.argv[3] ?? "1");

/** Returns the numbers of pages that `growth` measures: `npm run bench -- growth 1000 10000`. */
const readSizes = (): readonly number[] => {
  const sizes = isSmoke ? [] : process.argv.slice(3);
  return sizes.length === 0
    ? growthSizes
    : z.array(z.coerce.number().int().positive()).parse(sizes);
};

const blocks = async ({ site, bare, lake }: Site): Promise<void> => {
  await withBrowser(async (browser) => {
    await measurePageScript(browser, site, bare);
    await measureBlockScripts(browser, site, lake);
    await measureThemeCss(browser, site, lake);
  });
  await measureBlocksCost(site, lake);
};

const crawl = ({ site }: Services): Promise<void> =>
  withBrowser((browser) => measureThirdParty(browser, site));

const publish = ({ site, lake }: Services): Promise<void> =>
  withBrowser((browser) => measurePublishVisible(browser, site, lake));

const rate = ({ site, bare }: Site): Promise<void> => measurePageRate(site, bare);

const fuzzSite = (): Promise<void> =>
  withServices(async (at) => {
    const found = await measureSiteFuzz(readShare(), at.site, at.studio);
    if (found > 0) process.exitCode = 1;
  });

const commands = {
  all: async () => {
    await withSite(async (at) => {
      for (const measure of [blocks, publish, crawl, rate]) await measure(at);
    });
    await measureLakeSlug();
    await measureLakeListeners();
  },
  blocks: () => withSite(blocks),
  members: () =>
    withSite(async ({ site, bare, auth, lake }) => {
      await withBrowser((browser) => measureAuthScripts(browser, site));
      await measureGateRate(site, lake);
      await measureMemberRate(site, bare, lake);
      await measureMembers({ site, auth });
      await measureGateLeak(lake);
    }),
  publish: () => withServices(publish),
  rate: () => withSite(rate),
  faults: () => withServices(({ lake }) => measureFaults(testStack, lake)),
  compose: () =>
    withServices(
      ({ studio, lake }) =>
        withBrowser(async (browser) => {
          await measureComposeTyping(browser, studio, lake);
          await measureThemePreview(browser, studio, lake);
          await measureComposeLost(browser, studio, lake);
        }),
      ["site", "studio"],
    ),
  crash: measureCrashes,
  crawl: () => withServices(crawl),
  flood: () =>
    withServices(({ site }) => measureFlood(readShare(), site, addressesOf(testStack).lake)),
  fuzz: async () => {
    const lake = await measureLakeFuzz(readShare());
    if (lake > 0) process.exitCode = 1;
    await fuzzSite();
  },
  "fuzz-site": fuzzSite,
  growth: () => withServices(() => measureGrowth(testStack, readSizes())),
  listeners: measureLakeListeners,
  lists: () => withServices(({ site, lake }) => measureLists(site, lake)),
  instances: () => withServices(({ lake }) => measureInstances(testStack, lake)),
  lighthouse: () => withSite(({ site, bare }) => measureLighthouse(looked(site), `${bare}/`)),
  nodes: measureNodeKills,
  postgres: measurePostgresWrite,
  queries: async () => {
    measureLakeStart();
    await measureLakeSlug();
    await measureLakeQueries();
  },
  trace: () => withServices(({ lake }) => measureTraceCost(testStack, lake)),
  touch: () =>
    withServices(({ site }) =>
      withBrowser((browser) => measureFirstTouch(browser, site, phonePages)),
    ),
  presses: () =>
    withServices(({ site }) => withBrowser((browser) => measurePresses(browser, site))),
  roles: async () => {
    if ((await measureLakeRoles(readShare())) > 0) process.exitCode = 1;
  },
  search: () => withServices(() => measureSearch(testStack)),
  simulation: measureSimulation,
  start: measureStart,
  studio: async () => {
    await withServices(
      ({ studio, lake }) =>
        withBrowser(async (browser) => {
          await measureStudio(browser, studio, lake);
          await measureStudioPreview(browser, studio, lake);
        }),
      ["site", "studio"],
    );
    await measureStudioBundle(studioFolder);
  },
  visit: () =>
    withSite(({ site, bare }) => withBrowser((browser) => measureVisitCost(browser, site, bare))),
  write: measureLakeWrite,
} satisfies Record<string, () => Promise<void>>;

/** A name that `npm run bench -- <name>` accepts. */
export type Command = keyof typeof commands;

endDescendantsOnStop(findRestartedServices);
useTemporaryFolder();
const name = process.argv[2] ?? "all";
const command = new Map<string, () => Promise<void>>(Object.entries(commands)).get(name);
if (command) {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
  await command();
} else {
  console.error(`There is no measure "${name}": ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 1;
}
