import type { Page } from "@playwright/test";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { isTypefaceId, plainTheme, typefaces } from "@marquee/schemas/contract";
import type { Script, TypefaceId } from "@marquee/schemas/types";
import { measureShift } from "../../support/browsers/layout-shift.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ mode: "parallel" });

/** Maximum layout shift that may occur when a typeface loads (Cumulative Layout Shift). */
const MOST_SHIFT = 0.01;

/**
 * Typefaces in which a line of the gallery's text ends within a few pixels of the margin. The line
 * therefore breaks at another word than in the fallback font, and the text below moves by one line.
 */
const otherLineBreak: ReadonlySet<TypefaceId> = new Set<TypefaceId>(["archivo"]);
const MOST_SHIFT_BY_A_LINE = 0.05;

const mostShiftOf = (id: TypefaceId) =>
  otherLineBreak.has(id) ? MOST_SHIFT_BY_A_LINE : MOST_SHIFT;

/** A title in each script that the gallery's texts lack. */
const titles: Partial<Record<Script, string>> = {
  hebrew: "לילה של סרטים קצרים באולם חשוך",
  devanagari: "अंधेरे कमरे में छोटी फ़िल्मों की रात",
  thai: "ค่ำคืนแห่งภาพยนตร์สั้นในห้องมืด",
  japanese: "暗い部屋で観る短編映画の夜",
  chinese: "黑暗房间里的短片之夜",
  korean: "어두운 방에서 보는 단편 영화의 밤",
};

const heading = String(blockFixtures.text.full.heading);
const ids = Object.keys(typefaces).filter(isTypefaceId);
const scriptsOf = (id: TypefaceId): readonly Script[] => typefaces[id].scripts;

function addressOf(id: TypefaceId, state: "full" | "rightToLeft" = "full"): string {
  const { paper, ink, primary } = plainTheme;
  const look = { paper, ink, primary, typefaces: { display: [id], text: [id], interface: [id] } };
  const query = { block: "text", state, bare: "1", first: "1", look: JSON.stringify(look) };
  return `/en/block-gallery?${new URLSearchParams(query)}`;
}

/**
 * Replaces the gallery's heading, in the HTML and in the RSC payload, by a heading in another
 * script.
 */
async function writeTitle(page: Page, title: string): Promise<void> {
  await page.route("**/block-gallery?*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(heading, title);
    await route.fulfill({ response, body });
  });
}

/** Records the paths of the fonts that a page requests. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
}

/** Opens a page, and waits until all of its fonts have arrived. */
async function openWithFonts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html[data-faces='']")).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Returns the beginning of the paths of a typeface's font files. A typeface and its expanded form
 * share one package, so their files have the same names.
 */
const folderOf = (id: TypefaceId) => `/typefaces/${id.replace("-expanded", "")}-`;

for (const id of ids.filter((id) =>
  scriptsOf(id).some((it) => it === "latin" || it === "arabic"),
)) {
  test(
    `[THEME-3] ${typefaces[id].name} loads only its own files, with a layout shift of at most ${mostShiftOf(id)}`,
    { tag: ["newsreader", "cairo"].includes(id) ? [] : "@all" },
    async ({ newVisitor }) => {
      const { context, watch } = await newVisitor({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const fonts = fontsOf(page);
      const shift = await measureShift(page);
      const isArabic = scriptsOf(id).includes("arabic");
      await openWithFonts(page, addressOf(id, isArabic ? "rightToLeft" : "full"));
      expect(fonts.filter((address) => !address.startsWith(folderOf(id)))).toEqual([]);
      expect(fonts.some((address) => address.includes(isArabic ? "/arabic-" : "/latin-"))).toBe(
        true,
      );
      expect(await shift()).toBeLessThanOrEqual(mostShiftOf(id));
      expect(watch.foreign).toEqual([]);
    },
  );
}

for (const id of ids.filter((id) => scriptsOf(id).some((script) => titles[script]))) {
  test(
    `[THEME-3] ${typefaces[id].name} loads the files of its script, and no other typeface's`,
    { tag: "@all" },
    async ({ page, watch }) => {
      const script = scriptsOf(id).find((script) => titles[script]);
      await writeTitle(page, (script && titles[script]) ?? "");
      const fonts = fontsOf(page);
      await openWithFonts(page, addressOf(id));
      await expect
        .poll(() => fonts.filter((address) => !/\/latin-(?!ext)/.test(address)).length)
        .toBeGreaterThan(0);
      expect(fonts.filter((address) => !address.startsWith(folderOf(id)))).toEqual([]);
      expect(watch.foreign).toEqual([]);
    },
  );
}

test(
  "[THEME-3] a page without typefaces requests no font",
  { tag: "@all" },
  async ({ newVisitor }) => {
    const { context } = await newVisitor();
    const page = await context.newPage();
    const fonts = fontsOf(page);
    const { paper, ink, primary } = plainTheme;
    const look = JSON.stringify({ paper, ink, primary });
    await page.goto(`/en/block-gallery?${new URLSearchParams({ block: "text", bare: "1", look })}`);
    await expect(page.locator("html[data-faces='']")).toBeAttached();
    expect(fonts).toEqual([]);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "[THEME-3] a page without scripts loads the style sheet of a typeface that is cut in slices, and its fonts",
    { tag: "@all" },
    async ({ page }) => {
      await writeTitle(page, titles.japanese ?? "");
      const font = page.waitForRequest(
        /\/typefaces\/ibm-plex-sans-jp-[\d.]+\/\d+-\d+-normal\.woff2$/,
      );
      await page.goto(addressOf("ibm-plex-sans-jp"));
      await font;
    },
  );
});
