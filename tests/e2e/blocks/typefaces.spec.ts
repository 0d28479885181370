import type { Page } from "@playwright/test";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { isTypefaceId, plainTheme, typefaces } from "@marquee/schemas/contract";
import type { Script, TypefaceId } from "@marquee/schemas/types";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ mode: "parallel" });

/** Layout shift that a typeface may cause when it arrives. */
const MOST_SHIFT = 0.01;

/** A title in each script that the gallery's English texts lack. */
const titles: Partial<Record<Script, string>> = {
  arabic: "ليلة الأفلام القصيرة في قاعة مظلمة",
  hebrew: "לילה של סרטים קצרים באולם חשוך",
  devanagari: "अंधेरे कमरे में छोटी फ़िल्मों की रात",
  thai: "ค่ำคืนแห่งภาพยนตร์สั้นในห้องมืด",
  japanese: "暗い部屋で観る短編映画の夜",
  chinese: "黑暗房间里的短片之夜",
  korean: "어두운 방에서 보는 단편 영화의 밤",
};

const heading = String(blockFixtures.text.full.heading);

function addressOf(id: TypefaceId): string {
  const { paper, ink, primary } = plainTheme;
  const look = { paper, ink, primary, typefaces: { display: [id], text: [id], interface: [id] } };
  const query = { block: "text", state: "full", bare: "1", first: "1", look: JSON.stringify(look) };
  return `/en/block-gallery?${new URLSearchParams(query)}`;
}

/** Replaces the title in the page and in its data by one in another script. */
async function writeTitle(page: Page, title: string): Promise<void> {
  await page.route("**/block-gallery?*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(heading, title);
    await route.fulfill({ response, body });
  });
}

/** Starts to sum up the page's layout shift, and returns a function that reads the sum. */
async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum: number = Reflect.get(globalThis, "shift");
        Reflect.set(globalThis, "shift", sum + Number(Reflect.get(entry, "value")));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, "shift")));
}

for (const id of Object.keys(typefaces).filter(isTypefaceId)) {
  const { name, scripts } = typefaces[id];
  test(`[THEME-3] ${name} loads only its own files, and moves nothing`, async ({ newVisitor }) => {
    const { context, watch } = await newVisitor({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const script = scripts.find((script) => titles[script] !== undefined);
    const title = script && titles[script];
    if (title !== undefined) await writeTitle(page, title);
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
    });
    const shift = await measureShift(page);
    await page.goto(addressOf(id));
    await expect(page.locator("html[data-faces='']")).toBeAttached();
    await expect
      .poll(() =>
        page.evaluate(
          (family) =>
            [...document.fonts].some((face) => {
              return face.family.replaceAll('"', "") === family && face.status === "loaded";
            }),
          name,
        ),
      )
      .toBe(true);
    await page.evaluate(() => document.fonts.ready);
    // Files are named after their package: the same one for a typeface and its expanded form.
    const folder = `/typefaces/${id.replace("-expanded", "")}-`;
    expect(fonts.filter((address) => !address.startsWith(folder))).toEqual([]);
    expect(fonts.length).toBeGreaterThan(0);
    expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT);
    expect(watch.foreign).toEqual([]);
  });
}

test("[THEME-3] a page without typefaces requests no font", async ({ newVisitor }) => {
  const { context } = await newVisitor();
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  const { paper, ink, primary } = plainTheme;
  const look = JSON.stringify({ paper, ink, primary });
  await page.goto(`/en/block-gallery?${new URLSearchParams({ block: "text", bare: "1", look })}`);
  await expect(page.locator("html[data-faces='']")).toBeAttached();
  expect(fonts).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[THEME-3] loads the style sheet of a typeface that is cut in slices, and its fonts", async ({
    page,
  }) => {
    await writeTitle(page, titles.japanese ?? "");
    const font = page.waitForRequest(
      /\/typefaces\/ibm-plex-sans-jp-[\d.]+\/\d+-\d+-normal\.woff2$/,
    );
    await page.goto(addressOf("ibm-plex-sans-jp"));
    await font;
  });
});
