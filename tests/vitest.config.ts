import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";
import { clientReferences } from "./support/browsers/client-references.ts";
import { filesWithOwnProcess } from "./support/own-process.ts";

const require = createRequire(import.meta.url);

/** Returns the path of a file next to the package's entry file. */
const packageFile = (name: string, file: string) => join(dirname(require.resolve(name)), file);

const include = ["{schemas,studio,web,tests}/**/*.test.{ts,tsx}"];
const exclude = ["**/node_modules/**", "**/.next/**", "**/dist/**", "tests/e2e/**"];
const root = new URL("..", import.meta.url).pathname;
const isolated = filesWithOwnProcess(root, include);

/**
 * Unit tests are next to their source file; tests/ contains those across packages. Playwright runs the browser tests.
 *
 * Two processes run all files but the isolated ones. They start once, and import each module once. Otherwise that takes
 * longer than most tests.
 */
export default defineConfig({
  root,
  plugins: [clientReferences],
  // Aliases for modules that are different on Next.js's server. Elsewhere the first throws by design, the second uses
  // hooks, and the third contains Next.js's own React.
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
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include,
          exclude: [...exclude, ...isolated],
          isolate: false,
          setupFiles: join(root, "tests/support/shared-process.ts"),
        },
      },
      { extends: true, test: { name: "isolated", include: isolated, exclude } },
    ],
    environment: "node",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
