import { loadavg } from "node:os";
import type { SanityClient } from "@sanity/client";
import { type Browser, chromium } from "playwright";
import * as z from "zod";
import { openBareApp } from "../support/stack/bare-app.ts";
import { chromiumArguments, ensureChromium } from "../support/browsers/chromium.ts";
import { divertedHosts } from "../support/doubles/diverted-hosts.ts";
import { openFilmHosts } from "../support/doubles/oembed.ts";
import { studioFolder } from "../support/editors/built-studio.ts";
import { lakeClient, lakeToken } from "../support/stack/lake.ts";
import { addressesOf, openStack, testStack } from "../support/stack/stack.ts";
import { measureAuthScripts } from "./auth-js.ts";
import { measureBlockScripts } from "./block-js.ts";
import { measureBlocksCost } from "./blocks-cost.ts";
import { measureCrashes } from "./lake/crash.ts";
import { measureFaults } from "./faults.ts";
import { measureFlood } from "./flood.ts";
import { measureLakeFuzz, measureSiteFuzz } from "./fuzz.ts";
import { measureGateLeak } from "./gate-leak.ts";
import { measureGateRate } from "./gate-rate.ts";
import { measureLakeListeners } from "./lake/lake-listeners.ts";
import { measureLakeQueries } from "./lake/lake-queries.ts";
import { measureLakeSlug } from "./lake/lake-slug.ts";
import { measureLakeWrite } from "./lake/lake-write.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMembers } from "./members.ts";
import { measurePageScript } from "./page-js.ts";
import { measurePageRate } from "./page-rate.ts";
import { measurePublishVisible } from "./publish-visible.ts";
import { measureStart } from "./start.ts";
import { measureStudioBundle } from "./studio-bundle.ts";
import { measureStudioPreview } from "./studio-preview.ts";
import { measureStudio } from "./studio.ts";
import { measureThirdParty } from "./third-party.ts";

const BARE_PORT = 3950;

type Addresses = Omit<ReturnType<typeof addressesOf>, "lake">;

/**
 * Runs measures against the site and its services, and stops them afterwards. Video hosts are mocked: a page whose
 * video host doesn't respond is regenerated every two seconds, which would distort the measures.
 */
async function withServices(
  measure: (at: Addresses & { lake: SanityClient }) => Promise<void>,
  apps: readonly ("site" | "studio")[] = ["site"],
): Promise<void> {
  const films = await openFilmHosts(testStack);
  const launched = await openStack(testStack, { apps, env: divertedHosts(testStack) });
  try {
    const lake = lakeClient(testStack, lakeToken(testStack, "administrator"));
    await measure({ ...launched.urls, lake });
  } finally {
    await launched.stop();
    films.close();
  }
}

/** Runs measures with the bare app next to the site. */
const withSite = (
  measure: (at: Addresses & { bare: string; lake: SanityClient }) => Promise<void>,
  apps?: readonly ("site" | "studio")[],
): Promise<void> =>
  withServices(async (at) => {
    const bare = await openBareApp(BARE_PORT);
    await measure({ ...at, bare: bare.url }).finally(() => bare.stop());
  }, apps);

async function withBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments(),
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}

/** The pages of the sample site that Lighthouse audits. */
const looked = (site: string) => ({
  home: `${site}/en`,
  film: `${site}/en/films/the-lamplighters-last-street`,
});

/** The part of `flood`, `fuzz` and `fuzz-site` to run, from 0 to 1: `npm run bench -- fuzz 0.01`. */
const share = z.coerce
  .number()
  .positive()
  .max(1)
  .parse(process.argv[3] ?? "1");

const fuzzSite = (): Promise<void> =>
  withServices(async (at) => {
    const found = await measureSiteFuzz(share, at.site, at.studio);
    if (found > 0) process.exitCode = 1;
  });

const commands: Record<string, () => Promise<void>> = {
  all: async () => {
    await withSite(async ({ site, bare, lake }) => {
      await withBrowser(async (browser) => {
        await measurePageScript(browser, site, bare);
        await measureBlockScripts(browser, site, lake);
        await measurePublishVisible(browser, site, lake);
        await measureThirdParty(browser, site);
      });
      await measureBlocksCost(site, lake);
      await measurePageRate(site, bare);
    });
    await measureLakeSlug();
    await measureLakeListeners();
  },
  blocks: () =>
    withSite(async ({ site, bare, lake }) => {
      await withBrowser(async (browser) => {
        await measurePageScript(browser, site, bare);
        await measureBlockScripts(browser, site, lake);
      });
      await measureBlocksCost(site, lake);
    }),
  members: () =>
    withSite(async ({ site, auth, lake }) => {
      await withBrowser((browser) => measureAuthScripts(browser, site));
      await measureGateRate(site, lake);
      await measureMembers({ site, auth });
      await measureGateLeak(lake);
    }),
  rate: () => withSite(({ site, bare }) => measurePageRate(site, bare)),
  faults: () => withSite(({ lake }) => measureFaults(testStack, lake)),
  crash: measureCrashes,
  crawl: () => withSite(({ site }) => withBrowser((browser) => measureThirdParty(browser, site))),
  flood: () => withServices(({ site }) => measureFlood(share, site, addressesOf(testStack).lake)),
  fuzz: async () => {
    const lake = await measureLakeFuzz(share);
    if (lake > 0) process.exitCode = 1;
    await fuzzSite();
  },
  "fuzz-site": fuzzSite,
  listeners: measureLakeListeners,
  lighthouse: () => withSite(({ site, bare }) => measureLighthouse(looked(site), `${bare}/`)),
  queries: async () => {
    await measureLakeSlug();
    await measureLakeQueries();
  },
  start: measureStart,
  studio: async () => {
    await withSite(
      ({ studio, lake }) =>
        withBrowser(async (browser) => {
          await measureStudio(browser, studio, lake);
          await measureStudioPreview(browser, studio, lake);
        }),
      ["site", "studio"],
    );
    await measureStudioBundle(studioFolder(testStack));
  },
  write: measureLakeWrite,
};

const name = process.argv[2] ?? "all";
const command = commands[name];
if (command) {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
  await command();
} else {
  console.error(`There is no measure "${name}": ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 1;
}
