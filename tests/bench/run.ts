import { loadavg } from "node:os";
import { chromium } from "playwright";
import { openBareApp } from "../support/bare-app.ts";
import { chromiumArguments, ensureChromium } from "../support/chromium.ts";
import { lakeClient, lakeToken } from "../support/lake.ts";
import { openStack, testStack } from "../support/stack.ts";
import { measureLakeSlug } from "./lake-slug.ts";
import { measurePageScript } from "./page-js.ts";
import { measurePageRate } from "./page-rate.ts";
import { measurePublishVisible } from "./publish-visible.ts";
import { measureStart } from "./start.ts";

const BARE_PORT = 3950;

/** What needs the site, its content and a browser. */
async function measureSite(): Promise<void> {
  const launched = await openStack(testStack, { apps: ["site"] });
  const bare = await openBareApp(BARE_PORT);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments(),
  });
  try {
    const { site } = launched.urls;
    await measurePageScript(browser, site, bare.url);
    const lake = lakeClient(testStack, lakeToken(testStack, "administrator"));
    await measurePublishVisible(browser, site, lake);
    await browser.close();
    await measurePageRate(site, bare.url);
  } finally {
    await browser.close();
    await bare.stop();
    await launched.stop();
  }
}

const commands: Record<string, () => Promise<void>> = {
  all: async () => {
    await measureSite();
    await measureLakeSlug();
  },
  start: measureStart,
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
