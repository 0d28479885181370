import { gzipSync } from "node:zlib";
import type { SanityClient } from "@sanity/client";
import type { Browser } from "playwright";
import { presets } from "../../../schemas/documents/theme/presets.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { themeDocument } from "../../support/themes.ts";
import { printMeasure } from "../figures.ts";

/** Returns the style sheets of the theme on a page, and the paths of the files that the first paint waits for. */
async function visit(browser: Browser, url: string) {
  // Uses a new context for each measurement, so that nothing is cached.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  const found = await page.evaluate(() => ({
    css: [...document.querySelectorAll(".themed > svg > style")]
      .map((style) => style.textContent)
      .join(""),
    blocking: performance
      .getEntriesByType("resource")
      .filter((entry) => Reflect.get(entry, "renderBlockingStatus") === "blocking")
      .map(({ name }) => new URL(name).pathname),
  }));
  await context.close();
  return found;
}

/**
 * Prints the largest costs of a theme for a page [THEME-6], over all presets. `page.css.theme`: the
 * gzip bytes of the theme's style sheets. `page.css.theme.requests`: the number of requests that
 * delay the first paint, and that a page without a theme of its own doesn't make.
 */
export async function measureThemeCss(browser: Browser, site: string, lake: SanityClient) {
  const names = Object.keys(presets);
  const themes = Object.entries(presets).map(([name, { palette, typefaces, shape }]) =>
    themeDocument(`bench-${name}`, { ...palette, typefaces, shape }),
  );
  const pages = themes.map((theme, index) =>
    pageDocument(`bench-theme-${index}`, [textBlock("In its own colors.")], {
      theme: { _type: "reference", _ref: theme._id },
    }),
  );
  const plain = pageDocument("bench-no-theme", [textBlock("In the site's colors.")]);
  const transaction = lake.transaction();
  for (const theme of themes) transaction.createOrReplace(theme);
  for (const page of [...pages, plain]) transaction.createOrReplace(page);
  await transaction.commit();
  try {
    const usual = new Set((await visit(browser, `${site}/en/bench-no-theme`)).blocking);
    const sizes: number[] = [];
    const requests: number[] = [];
    for (const { slug } of pages) {
      const { css, blocking } = await visit(browser, `${site}/en/${slug.current}`);
      if (!css.includes("--ground") || !css.includes("@font-face"))
        throw new Error(`The page ${slug.current} has no theme.`);
      sizes.push(gzipSync(css).length);
      requests.push(blocking.filter((path) => !usual.has(path)).length);
    }
    const how = `gzip bytes of the style sheets, largest of ${names.length} presets; smallest ${Math.min(...sizes)}`;
    printMeasure("page.css.theme", Math.max(...sizes), how);
    const delays =
      "requests that delay the first paint, beyond those of a page without its own theme";
    printMeasure("page.css.theme.requests", Math.max(...requests), delays);
  } finally {
    const ids = [...pages, plain, ...themes].map(({ _id }) => _id);
    await lake.delete({ query: "*[_type == 'page' && _id in $ids]", params: { ids } });
    await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  }
}
