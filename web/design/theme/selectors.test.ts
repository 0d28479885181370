import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const web = new URL("../../", import.meta.url).pathname;

/** Folders whose style sheets only editors load. */
const forEditors = /^(?:dist|node_modules|editors)\//;

const sheets = globSync("**/*.css", { cwd: web }).filter((file) => !forEditors.test(file));

/**
 * Returns the selectors with `:has()` on the root element. They make Chromium match the styles of
 * many elements again each time an element is inserted.
 */
const rootHas = (css: string): string[] =>
  css.match(/(?:^|[\s,}])(?::root|html)[^\s,{]*:has\(/g) ?? [];

test("[BLK-8] no style sheet of the visitors selects the root element by :has()", () => {
  expect(rootHas("a { top: 0 } :root[data-a]:has(b) c {}")).toHaveLength(1);
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.filter((file) => rootHas(readFileSync(web + file, "utf8")).length > 0);
  expect(found).toEqual([]);
});
