import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { chromiumArguments, disabledByPlaywright } from "./chromium.ts";

const require = createRequire(import.meta.url);

/** Returns the features that the installed Playwright disables, from its source. */
function featuresInPlaywright(): string[] {
  const package_ = createRequire(require.resolve("playwright")).resolve(
    "playwright-core/package.json",
  );
  const bundle = readFileSync(join(dirname(package_), "lib", "coreBundle.js"), "utf8");
  const list = /\bdisabledFeatures = \[(.*?)\]/s.exec(bundle)?.[1] ?? "";
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = ""]) => name);
}

test("disables the same features as Playwright, and others", () => {
  expect(disabledByPlaywright).toEqual(featuresInPlaywright());
  const switches = chromiumArguments().filter((each) => each.startsWith("--disable-features="));
  expect(switches).toHaveLength(1);
  for (const name of disabledByPlaywright) expect(switches[0]).toContain(name);
});
