import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";
import { clientReferences } from "./support/browsers/client-references.ts";
import { useTemporaryFolder } from "./support/temporary-folder.ts";

useTemporaryFolder();

const require = createRequire(import.meta.url);

/** Returns the path of a file next to the package's entry file. */
const packageFile = (name: string, file: string) => join(dirname(require.resolve(name)), file);

/** Tests in processes of their own: those across packages, and those of the lake over HTTP. */
const across = ["tests/**/*.test.{ts,tsx}", "studio/*/tests/**/*.test.ts"];

const root = new URL("..", import.meta.url).pathname;

const never = [
  "**/node_modules/**",
  "**/.next/**",
  "**/dist/**",
  "studio/content-lake/examples/**",
];

/**
 * The site's tests that need a process of their own: those that replace modules or settings, which a process reads
 * once, and those of endpoints and seams.
 */
const alone = [
  ...globSync("web/**/*.test.{ts,tsx}", { cwd: root, exclude: never }).filter((file) =>
    /\b(?:vi\.(?:mock|doMock|hoisted|resetModules|stubEnv)|stubSiteEnv)\(/.test(
      readFileSync(join(root, file), "utf8"),
    ),
  ),
  "web/app/api/**/*.test.ts",
  "web/**/internals/*.test.{ts,tsx}",
];

/**
 * Tests of the product read empty indexes in place of those in `own/`, so that no block, word or component of the owner
 * fails them.
 */
const withoutOwn = {
  resolve: {
    alias: [
      {
        find: /^(?:.*\/)?own\/(contract|studio|fixtures|registry|languages|german)\.tsx?$/,
        replacement: `${root}tests/support/own/$1.ts`,
      },
    ],
  },
};

/** Tests of each block, the owner's included, and the owner's own tests. */
const withOwn = [
  "{schemas,studio,web}/own/**/*.test.{ts,tsx}",
  "tests/agreement/{agreement,form-rules,own-documents,refusals,style-names}.test.ts",
  "web/blocks/{containment,random-blocks}.test.tsx",
];

/**
 * Unit tests are next to their source file. tests/ contains the tests across packages. Playwright runs the browser
 * tests.
 */
export default defineConfig({
  root,
  plugins: [clientReferences],
  // Replaces three modules that work only in Next.js's server. `server-only` throws anywhere else.
  // The default build of `@portabletext/react` uses hooks, which our server components can't use
  // (`contain.ts`). Next.js's renderer needs Next.js's own copy of React, but tests import `react`.
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
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // As for the browser tests: an unattended run names a test that passes only on a retry as flaky.
    retry: process.env["CI"] ? 1 : 0,
    tags: [{ name: "all", description: "Tests that only `npm run test:all` runs." }],
    projects: [
      // Two processes share these tests, so each process loads the tests' many imports only once. The tests share
      // modules, globals and environment variables, so each test must undo its changes to them.
      {
        extends: true,
        ...withoutOwn,
        test: {
          name: "shared",
          include: ["{schemas,studio,web}/**/*.test.{ts,tsx}"],
          exclude: [...never, "studio/*/tests/**", ...alone, ...withOwn],
          isolate: false,
        },
      },
      {
        extends: true,
        ...withoutOwn,
        test: { name: "alone", include: alone, exclude: [...never, ...withOwn] },
      },
      {
        extends: true,
        ...withoutOwn,
        test: {
          name: "across",
          include: across,
          exclude: [...never, "tests/e2e/**", ...withOwn],
        },
      },
      { extends: true, test: { name: "own", include: withOwn, exclude: never } },
    ],
  },
});
