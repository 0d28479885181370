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

const ids = Object.keys(typefaces).filter(isTypefaceId);
const scriptsOf = (id: TypefaceId): readonly Script[] => typefaces[id].scripts;

function addressOf(id: TypefaceId, state: "full" | "rightToLeft" = "full"): string {
  const { paper, ink, primary } = plainTheme;
  const look = { paper, ink, primary, typefaces: { display: [id], text: [id], interface: [id] } };
  const query = { block: "text", state, bare: "1", first: "1", look: JSON.stringify(look) };
  return `/en/block-gallery?${new URLSearchParams(query)}`;
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
      const fonts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
      });
      const shift = await measureShift(page);
      const isArabic = scriptsOf(id).includes("arabic");
      await page.goto(addressOf(id, isArabic ? "rightToLeft" : "full"));
      await expect(page.locator("html[data-faces='']")).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.filter((address) => !address.startsWith(folderOf(id)))).toEqual([]);
      expect(fonts.some((address) => address.includes(isArabic ? "/arabic-" : "/latin-"))).toBe(
        true,
      );
      expect(await shift()).toBeLessThanOrEqual(mostShiftOf(id));
      expect(watch.foreign).toEqual([]);
    },
  );
}
