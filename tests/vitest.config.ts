import { defineConfig } from "vitest/config";
import { clientReferences } from "./support/client-references.ts";

const packageFile = (path: string) => new URL(`../node_modules/${path}`, import.meta.url).pathname;

/** Unit tests sit beside their file; tests/ holds what crosses a border. Browser journeys run in Playwright instead. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [clientReferences],
  // What these packages are on React's server: elsewhere the one throws, which is its purpose, the other uses hooks.
  resolve: {
    alias: {
      "server-only": packageFile("server-only/empty.js"),
      "@portabletext/react": packageFile("@portabletext/react/dist/index.react-server.js"),
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
