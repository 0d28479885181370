import { defineConfig } from "@playwright/test";

// Without CHROMIUM_PATH, Playwright uses the browser that `npx playwright install chromium` installs.
const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  reporter: "line",
  use: { launchOptions: executablePath === undefined ? {} : { executablePath } },
});
