import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import { flatten } from "../../../web/i18n/text-file.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { crawl, type Seen, sitemapPaths, unlistedPages } from "../../support/crawl.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { layoutProblems } from "../../support/browsers/layout.ts";
import { brokenLinks } from "../../support/links.ts";
import { speakPseudo, withoutPseudo } from "../../support/pseudo-locale.ts";
import { samplePaths } from "../../support/sample-paths.ts";
import { sampleSettings } from "../../support/sample-site.ts";
import { showScheme } from "../../support/browsers/show-scheme.ts";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { expect, test, urls } from "../../support/test.ts";
import { resizeWindow } from "../../support/resize-window.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel", timeout: 300_000 });

const isIn = (language: string) => (path: string) => new RegExp(`^/${language}(/|$)`).test(path);

const keys = Object.keys(flatten(interfaceTexts("en")));

const rawText = (text: string): boolean =>
  /{{|}}/.test(text) || keys.some((key) => text.split(/[\s,:;]+/).includes(key));

function problemsOf(seen: Seen, { code, direction }: { code: string; direction: string }) {
  const { path, lang, dir, title, headings, words } = seen;
  const status = path.endsWith("/no-such-page") ? 404 : 200;
  const expected = { status, lang: code, dir: direction, headings: 1, titled: true, raw: [] };
  const titled = title.trim() !== "";
  const found = { status: seen.status, lang, dir, headings, titled, raw: words.filter(rawText) };
  return isDeepStrictEqual(found, expected) ? [] : [`${path}: ${JSON.stringify(found)}`];
}

/** The pages that the first tier visits: in English also those that no sitemap lists, in Arabic others. */
const few: Readonly<Record<string, string[]>> = {
  en: [...samplePaths("en").slice(0, 2), ...unlistedPages("en")],
  ar: samplePaths("ar").slice(4, 6),
};
const all = ({ code }: { code: string }) => [...samplePaths(code), ...unlistedPages(code)];

const sets = sampleSettings.locale.languages.flatMap((language) => [
  { language, name: "every page", paths: all(language) },
  ...Object.entries(few).flatMap(([code, paths]) =>
    code === language.code ? [{ language, name: `${paths.length} pages`, paths }] : [],
  ),
]);

for (const { language, name, paths } of sets) {
  const isWhole = name === "every page";
  test(
    `[I18N-2][VID-5][BLK-6][SEC-4][PAGE-9] ${name} in ${language.name} and the 404 page: complete and accessible, without broken links, violations or foreign requests`,
    { tag: isWhole ? "@all" : [] },
    async ({ page, watch }) => {
      const problems: string[] = [];
      let count = 0;
      expect(await sitemapPaths(urls.site)).toEqual(
        expect.arrayContaining(samplePaths(language.code)),
      );
      const visited = await crawl(page, {
        site: urls.site,
        starts: [...paths, `/${language.code}/no-such-page`],
        within: (path) => isWhole && isIn(language.code)(path),
        onPage: async (seen) => {
          problems.push(...problemsOf(seen, language));
          await expect.poll(() => isTakenOver(page), { message: seen.path }).toBe(true);
          // Checks only every third page in the dark scheme, because all pages share the same few
          // tones. The next page must load in the light scheme.
          for (const scheme of count % 3 === 0
            ? (["dark", "light"] as const)
            : ["light" as const]) {
            await showScheme(page, scheme);
            const found = await axeProblems(page);
            problems.push(...found.map((each) => `${seen.path} (${scheme}): ${each}`));
          }
          count += 1;
        },
      });
      problems.push(...(await brokenLinks(urls.site, visited)));
      expect(problems).toEqual([]);
      expect(watch.foreign).toEqual([]);
      // Chromium reports the status of the 404 page.
      expect(watch.complaints).toEqual([expect.stringContaining("status of 404")]);
    },
  );
}

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

/**
 * Returns the layout problems of the page on a phone, once the layout has settled. Omits text above
 * or below its container, because the skip link is above the page by design.
 */
async function unfitOnPhone(page: Page): Promise<string[]> {
  await resizeWindow(page, phone);
  await page
    .waitForFunction(() => document.body.scrollWidth <= innerWidth, undefined, { timeout: 3_000 })
    .catch(() => undefined);
  const found = await layoutProblems(page, "body");
  await resizeWindow(page, wide);
  return found.filter((each) => !each.includes("above or below"));
}

/** Returns a value as text without what a page adds: capitals, and the characters that keep a number and its unit. */
const comparable = (value: unknown): string =>
  JSON.stringify(value).replaceAll("\u00A0", " ").replaceAll("\u2060", "").toLowerCase();

test(
  "[I18N-1] the interface has no hard-coded text, and texts a third longer fit a phone",
  { tag: "@all" },
  async ({ page, lake }) => {
    await using _texts = await speakPseudo(lake);
    const { acceptAll } = interfaceTexts("en").consent;
    await expect
      .poll(async () => (await (await fetch(`${urls.site}/en`)).text()).includes(acceptAll))
      .toBe(false);
    const content = comparable(await lake.fetch("*[!(_id in path('_.**'))]"));
    const isContent = (text: string) =>
      !/\p{L}/u.test(text) || content.includes(comparable(text).slice(1, -1));
    const written: string[] = [];
    const unfit: string[] = [];
    await crawl(page, {
      site: urls.site,
      starts: ["/en", ...unlistedPages("en"), "/en/no-such-page"],
      within: isIn("en"),
      onPage: async ({ path, words }) => {
        const left = words.map(withoutPseudo).filter((text) => !isContent(text));
        written.push(...left.map((text) => `${path}: ${text}`));
        unfit.push(...(await unfitOnPhone(page)).map((each) => `${path}: ${each}`));
      },
    });
    expect(written).toEqual([]);
    expect(unfit).toEqual([]);
  },
);
