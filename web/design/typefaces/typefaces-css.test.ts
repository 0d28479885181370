import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { isTypefaceId, typefaces } from "@marquee/schemas/contract";
import type { ThemeTypefaces } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { entryOf, filePrefix, isSliced } from "./font-address.ts";
import { titleFile, typefacesCss, typefaceSheets } from "./typefaces-css.ts";

const packages = createRequire(import.meta.url);
const ids = Object.keys(typefaces).filter(isTypefaceId);

const chosen = (some: Partial<ThemeTypefaces>): ThemeTypefaces => ({
  display: [],
  text: [],
  interface: [],
  ...some,
});

const cssOf = (some: Partial<ThemeTypefaces>, headingWeight = 700) =>
  typefacesCss({ typefaces: chosen(some), headingWeight });

/** Returns the family, weight, folder and file of each rule that loads a font. */
function fontsOf(css: string) {
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  return faces.flatMap((face) => {
    const [, folder = "", file = ""] = /url\(\/typefaces\/([^/]+)\/([^)]+)\)/.exec(face) ?? [];
    const family = /font-family:"([^"]+)"/.exec(face)?.[1] ?? "";
    const weight = /font-weight:([\d ]+)/.exec(face)?.[1] ?? "";
    return file === "" ? [] : [{ family, folder, file, weight }];
  });
}

test.each(ids)(
  "[THEME-3] %s has installed fonts at addresses of the site, and a fallback with its metrics",
  (id) => {
    const entry = entryOf(id);
    const css = cssOf({ display: [id], text: [id], interface: [id] }, 900);
    expect(packages(`${entry.package}/package.json`)).toMatchObject({ version: entry.version });
    expect(Object.keys(entry.subsets).toSorted()).toEqual([...typefaces[id].scripts].toSorted());
    expect(entry.weights.length).toBeGreaterThan(0);

    const fonts = fontsOf(css);
    expect(fonts.length > 0).toBe(!isSliced(entry));
    for (const { family, file } of fonts) {
      expect(family).toBe(typefaces[id].name);
      const path = packages.resolve(`${entry.package}/files/${filePrefix(entry)}-${file}`);
      expect([file, existsSync(path)]).toEqual([file, true]);
    }
    const addresses = [...css.matchAll(/url\(([^)]*)\)/g)].map(([, address = ""]) => address);
    for (const address of [...addresses, ...typefaceSheets(chosen({ text: [id] }))]) {
      expect(address).toMatch(/^\/typefaces\/[a-z0-9-]+-\d+\.\d+\.\d+\/[a-z0-9.-]+$/);
    }
    const fallbacks = css.match(/@font-face\{font-family:"\w+ Fallback"[^}]*\}/g) ?? [];
    expect(fallbacks.length > 0).toBe("latin" in entry.subsets);
    for (const face of fallbacks) {
      expect(face).toMatch(
        /src:local\(.+\);size-adjust:(?:[6-9]\d|1[0-5]\d)[\d.]*%;ascent-override:\d[\d.]*%;descent-override:\d[\d.]*%;line-gap-override:\d[\d.]*%/,
      );
    }
  },
);

test("[THEME-3] a role without a typeface has no variable and no font, but headings have the typeface of texts, which alone has italics", () => {
  expect(cssOf({})).toBe("");
  const css = cssOf({ text: ["lora"] });
  expect(css).not.toContain("--faces-interface");
  expect(css).toContain("-italic.woff2");
  expect(cssOf({ display: ["lora"], interface: ["lora"] })).not.toContain("-italic.woff2");
  expect(css).toContain('--font-display:"Lora","Title Fallback",serif');
});

test("[THEME-3] a later typeface of a role is loaded only for scripts that no earlier one has", () => {
  const files = fontsOf(cssOf({ text: ["newsreader", "markazi-text"] }))
    .filter(({ family }) => family === "Markazi Text")
    .map(({ file }) => file);
  expect(files).toEqual(["arabic-wght-normal.woff2"]);
});

test("[THEME-3] every weight of headings and texts has a font, so that browsers embolden none", () => {
  const weights = (css: string) => [...new Set(fontsOf(css).map(({ weight }) => weight))];
  expect(weights(cssOf({ display: ["anton"] }, 900))).toEqual(["1 1000"]);
  const beside = (text: "ibm-plex-mono" | "inter") =>
    weights(cssOf({ display: ["anton"], text: [text] })).slice(1);
  expect(beside("ibm-plex-mono")).toEqual(["1 500", "501 1000"]);
  expect(beside("inter")).toEqual(["100 900"]);
});

test.each([
  ["Opening night", /^\/typefaces\/ibm-plex-mono-[\d.]+\/latin-700-normal\.woff2$/],
  ["Ночь", /^\/typefaces\/ibm-plex-mono-[\d.]+\/cyrillic-700-normal\.woff2$/],
  ["ليلة الافتتاح", /^\/typefaces\/lalezar-[\d.]+\/arabic-400-normal\.woff2$/],
  // No typeface has this script, and the last one is cut in slices.
  ["ערב פתיחה", /^undefined$/],
  ["オープニング", /^undefined$/],
])(
  "[THEME-3] the file of the title “%s” is that of its script, in the weight of headings",
  (title, address) => {
    const typefaces = chosen({ display: ["ibm-plex-mono", "lalezar", "noto-sans-jp"] });
    const look = { typefaces, headingWeight: 900 };
    expect(String(titleFile(look, title))).toMatch(address);
    expect(titleFile({ ...look, typefaces: chosen({}) }, title)).toBeUndefined();
  },
);
