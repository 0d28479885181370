import { defineConfig } from "vitest/config";

/** Unit tests sit beside their file; tests/ holds what crosses a border. Browser journeys run in Playwright instead. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  // What the package itself is on React's server; everywhere else it throws, which is its purpose.
  resolve: {
    alias: {
      "server-only": new URL("../node_modules/server-only/empty.js", import.meta.url).pathname,
    },
  },
  test: {
    include: ["{schemas,studio,web,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/.next/**", "**/dist/**", "tests/e2e/**"],
    environment: "node",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
