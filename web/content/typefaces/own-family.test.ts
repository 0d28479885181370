import type { ThemeTypefaces } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import type { OwnFamily } from "../../design/typefaces/family.ts";
import { titleFile, typefacesCss, typefaceSheets } from "../../design/typefaces/typefaces-css.ts";
import { checkFont } from "./check-font.ts";
import { ownFamily, type UsableFont } from "./own-family.ts";
import { fonts, installedFont } from "./patched-font.fixture.ts";

async function usable(name: keyof typeof fonts): Promise<UsableFont> {
  const checked = await checkFont(installedFont(fonts[name]));
  if (!checked.ok) throw new Error(checked.problem);
  return { facts: checked.facts, address: `/typefaces/own/${name}.woff2` };
}

const [anton, archivo, plex, plexBold, plexItalic] = await Promise.all([
  usable("anton"),
  usable("archivo"),
  usable("plex"),
  usable("plexBold"),
  usable("plexItalic"),
]);

const named = { _key: "a1", name: 'House"}body{display:none}', kind: "sans-serif" } as const;
const one = ownFamily(named, { regular: anton, bold: null, italic: null });
const three = ownFamily(
  { _key: "b2", name: "Typewriter", kind: "monospace" },
  { regular: plex, bold: plexBold, italic: plexItalic },
);
const variable = ownFamily(named, { regular: archivo, bold: plexBold, italic: null });

const cssOf = (
  typefaces: Partial<ThemeTypefaces>,
  own: readonly OwnFamily[],
  headingWeight = 700,
) =>
  typefacesCss({
    typefaces: { display: [], text: [], interface: [], ...typefaces },
    own,
    headingWeight,
  });

const facesOf = (css: string) => css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];

test("[THEME-3] an uploaded typeface has one font, and a fallback with its metrics and widths, for its scripts only", () => {
  const css = cssOf({ display: ["own-a1"] }, [one]);
  expect(facesOf(css)).toHaveLength(1);
  expect(css).toContain("src:url(/typefaces/own/anton.woff2)");
  expect(css).toContain('--font-display:"own-a1","Title Fallback",sans-serif');
  expect(css).toMatch(/"Title Fallback";src:local.*size-adjust:[\d.]+%;ascent-override:/);
  // The curated list contains the same typeface (`anton`), and its fallback is scaled as well.
  const ratio = (text: string) => /size-adjust:([\d.]+)%/.exec(text)?.[1];
  expect(ratio(cssOf({ display: ["anton"] }, []))).toBeDefined();
  expect(ratio(css)).toMatch(/^9\d|^8\d|^1\d\d/);
  const mixed = cssOf({ display: ["own-a1", "lalezar"] }, [one]);
  expect(mixed).toMatch(/own\/anton\.woff2\);unicode-range:U\+0000-00FF[^}]*\}/);
  expect(facesOf(mixed).filter((face) => face.includes("Lalezar"))).toHaveLength(1);
});

test("[THEME-3][SEC-1] no text of an editor is in the style sheet", () => {
  expect(cssOf({ display: ["own-a1"], text: ["own-a1"] }, [one])).not.toContain("House");
});

test("[THEME-3] a bold and an italic file are used for their weights and style, and none for a variable font", () => {
  const css = cssOf({ text: ["own-b2"] }, [three]);
  const faces = facesOf(css).map((face) => ({
    weight: /font-weight:([\d ]+)/.exec(face)?.[1],
    isItalic: face.includes("font-style:italic"),
    file: /own\/(\w+)\./.exec(face)?.[1],
  }));
  expect(faces).toEqual([
    { weight: "1 550", isItalic: false, file: "plex" },
    { weight: "551 1000", isItalic: false, file: "plexBold" },
    { weight: "1 550", isItalic: true, file: "plexItalic" },
    { weight: "551 1000", isItalic: true, file: "plexItalic" },
  ]);
  const [face, ...others] = facesOf(cssOf({ text: ["own-a1"] }, [variable]));
  expect(face).toContain("font-weight:100 900");
  expect(others).toEqual([]);
  expect(variable.widths.latin?.[900]).toBeGreaterThan(variable.widths.latin?.[300] ?? 1);
});

test("[THEME-3] the next typeface of a role replaces one whose file can't be used", () => {
  expect(cssOf({ display: ["own-a1", "lora"] }, [])).toBe(cssOf({ display: ["lora"] }, []));
  expect(cssOf({ display: ["own-a1"], text: ["lora"] }, [])).toBe(cssOf({ text: ["lora"] }, []));
  expect(cssOf({ display: ["own-a1"] }, [])).toBe("");
});

test("[THEME-3] a title preloads the uploaded font of its script", () => {
  const look = {
    typefaces: { display: ["own-a1"], text: [], interface: [] },
    own: [one],
    headingWeight: 700,
  } as const;
  expect(titleFile(look, "Opening night")).toBe("/typefaces/own/anton.woff2");
  expect(titleFile(look, "Ночь")).toBeUndefined();
  expect(typefaceSheets(look.typefaces)).toEqual([]);
});
