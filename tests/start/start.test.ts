// @module-tag all
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { expect, test } from "vitest";
import { chromiumArguments, ensureChromium } from "../support/browsers/chromium.ts";
import { cloneRepository, linkPackages, npmStart } from "./clone.ts";

/** Timeout in ms, for two production builds on two cores that also run other tests. */
const PATIENCE = 8 * 60_000;

const ports = { site: 3600, studio: 3633, lake: 3640, auth: 3699 };
const site = `http://localhost:${ports.site}`;
const studio = `http://localhost:${ports.studio}`;

const home = "Five films. One lamp.";

test(
  "[RUN-1][PAGE-11] `npm start` in an empty clone installs, builds and serves the sample site and its studio, where it can be replaced, and stops with Ctrl-C",
  { timeout: PATIENCE + 120_000 },
  async () => {
    using clone = cloneRepository();
    linkPackages(clone.folder);
    const record = join(clone.folder, "node_modules", ".package-lock.json");
    expect(existsSync(record)).toBe(false);
    // npm runs offline, because the linked packages include everything that it installs.
    const start = npmStart(clone.folder, ports, { npm_config_offline: "true" });
    try {
      await start.until(() => start.output().includes("Ctrl-C stops everything."), PATIENCE);
      expect(start.output()).toMatch(/^Packages installed in /m);
      expect(existsSync(record)).toBe(true);
      for (const address of [site, studio]) expect(start.output()).toContain(` ${address} `);

      const executablePath = ensureChromium();
      const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
      try {
        const page = await browser.newPage({ locale: "en-GB" });
        await page.goto(site);
        expect(new URL(page.url()).pathname).toBe("/en");
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(home);
        await page.goto(`${studio}/structure/start`);
        const button = page.getByRole("button", { name: "Remove sample site …" });
        await button.click({ timeout: 60_000 });
        await page.getByRole("button", { name: /^Remove \d+ documents$/ }).click();
        await page.getByText("Sample site removed").waitFor();
        await page.getByRole("link", { name: "Edit name and theme" }).click();
        await page.getByTestId("field-name").locator("input").fill("Ours", { timeout: 60_000 });
      } finally {
        await browser.close();
      }
    } finally {
      await start.stop();
    }
    expect(start.output()).toMatch(/^Stopped\.$/m);
    await expect(fetch(site)).rejects.toThrow("fetch failed");
  },
);
