import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";
import { clientReferences } from "./support/client-references.ts";

const require = createRequire(import.meta.url);

/** A file beside the one that an import of the package gives. */
const packageFile = (name: string, file: string) => join(dirname(require.resolve(name)), file);

/** Unit tests sit beside their file; tests/ holds what crosses a border. Browser journeys run in Playwright instead. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [clientReferences],
  // What these are on Next's server. Elsewhere the first throws, which is its purpose; the second uses hooks; the third
  // brings Next's own React along.
  resolve: {
    alias: {
      "server-only": packageFile("server-only", "empty.js"),
      "@portabletext/react": packageFile("@portabletext/react", "index.react-server.js"),
      "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js": packageFile(
        "react-dom",
        "server.node.js",
      ),
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
