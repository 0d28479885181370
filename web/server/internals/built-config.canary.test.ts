import { createRequire } from "node:module";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { describeSeam } from "../../../tests/support/canary.ts";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { startWithBuiltConfig } from "./built-config.ts";

const pageStore = join(import.meta.dirname, "next-page-store.ts");

const { default: loadConfig }: { default: (phase: string, dir: string) => Promise<object> } =
  createRequire(import.meta.url)("next/dist/server/config.js");

describeSeam({
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "next/dist/server/config.js (loadConfig) and the program that next/dist/build/utils.js writes for the standalone output: they read the configuration from __NEXT_PRIVATE_STANDALONE_CONFIG.",
});

const buildWith = (config: object) =>
  temporaryFolder({ "required-server-files.json": JSON.stringify({ config }) });

afterEach(() => vi.unstubAllEnvs());

test("[PROD-1][RUN-1] Next.js starts with the configuration of the build and the page store, in whichever folder", async () => {
  vi.stubEnv("__NEXT_PRIVATE_STANDALONE_CONFIG", undefined);
  const cacheHandler = "../../server/internals/next-page-store.ts";
  const config = { compress: false, distDir: ".next", cacheHandler, made: "by the build" };
  const build = buildWith(config);
  expect(startWithBuiltConfig(build, "dist/e2e")).toBeNull();
  expect(await loadConfig("phase-production-server", build)).toEqual({
    compress: false,
    distDir: "dist/e2e",
    made: "by the build",
    cacheHandler: pageStore,
  });
});

test("[PROD-1][RUN-3] refuses a build with the settings of one environment", () => {
  const build = buildWith({ compress: true, distDir: ".next" });
  expect(startWithBuiltConfig(build, ".next")).toEqual({
    problem: `The site in ${build} was built without MARQUEE_SERVING_LAYER=1, so it contains the settings of one environment. Run "npm run build".`,
  });
});
