import { CONSENT_COOKIE } from "../../../web/runtime/consent/record.ts";
import { ensureFirefox, openFirefox } from "./firefox.ts";
import type { EnginePage } from "./engine-page.ts";
import { ensureWebKit, openWebKit } from "./webkit.ts";

/** The browser engines that tests use in addition to Playwright's Chromium. [RUN-4] */
export const otherEngines = ["Firefox", "WebKit"] as const;

type Engine = (typeof otherEngines)[number];

const hints: Record<Engine, string> = {
  Firefox: "apt-get install firefox-esr",
  WebKit: "apt-get install webkit2gtk-driver xvfb",
};

/** Installs the missing engines, if this process runs as root on Debian. */
export function ensureOtherEngines(): void {
  ensureFirefox();
  ensureWebKit();
}

async function open(engine: Engine): Promise<EnginePage | null> {
  if (engine === "Firefox") {
    const firefox = ensureFirefox();
    return firefox === undefined ? null : openFirefox(firefox);
  }
  const webkit = ensureWebKit();
  return webkit === undefined ? null : openWebKit(webkit);
}

/**
 * Opens a page in an engine. Installs a missing engine first, if this process runs as root on
 * Debian. Returns null and logs an error if the engine is unavailable. With CI set it throws
 * instead, so that no engine is skipped unnoticed.
 */
export async function openEngine(engine: Engine): Promise<EnginePage | null> {
  const page = await open(engine);
  if (page !== null) return page;
  const message = `${engine} is not on this machine, so its tests are skipped. Install it: ${hints[engine]}`;
  if (process.env["CI"]) throw new Error(message);
  console.error(`\n!!! ${message}\n`);
  return null;
}

const refusal = encodeURIComponent(JSON.stringify({ v: 1_000, c: [], t: "2026-11-01T00:00:00Z" }));

/** Stores a rejection of consent, so that the consent banner doesn't cover the tested pages. */
export async function refuseConsent(page: EnginePage, site: string): Promise<void> {
  await page.goto(`${site}/api/health`);
  await page.evaluate(`(document.cookie = "${CONSENT_COOKIE}=${refusal}; Path=/", true)`);
}
