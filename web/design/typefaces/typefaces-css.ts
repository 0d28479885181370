import type { FamilyId, OwnTypefaceId, Script } from "@marquee/schemas/types";
import {
  addressOf,
  cssNameOf,
  curatedFamily,
  type Family,
  familyFor,
  scriptsOf,
  type SiteLook,
} from "./family.ts";
import { arabicFallback, hebrewFallback, textFallback, titleFallback } from "./fallback-faces.ts";
import { entryOf, type FontFile, isSliced, sheetAddress } from "./font-address.ts";
import { headingDeclarations, headingRules, letterWidths } from "./heading-styles.ts";
import { unicodeRanges } from "./typeface-table.ts";

const roles = ["display", "text", "interface"] as const;
type Role = (typeof roles)[number];

/** The fonts of a typeface that a look needs. */
type Need = { family: Family; subsets: Set<string>; weights: Set<number>; hasItalic: boolean };

/** The weights of text that is not a heading. */
const textWeights = [400, 600];

/** First part of the names of a role's fallback families. */
const fallbackNames = { display: "Title", text: "Text", interface: "Interface" } as const;

/** The typefaces of each role, in order of preference. */
type Families = Readonly<Record<Role, readonly Family[]>>;

/**
 * Returns the typefaces of each role. If headings have no typeface, they use the typefaces of
 * texts.
 */
function familiesOf({ typefaces, own = [] }: Pick<TypefacesLook, "typefaces" | "own">): Families {
  const of = (role: Role): Family[] =>
    typefaces[role].flatMap((id): Family[] => {
      if (!isOwn(id)) return [curatedFamily(id)];
      const uploaded = own.find((family) => family.id === id);
      // Skips a typeface whose files can't be used, so that the role's next typeface replaces it.
      return uploaded === undefined ? [] : [uploaded];
    });
  const [display, text] = [of("display"), of("text")];
  return { display: display.length > 0 ? display : text, text, interface: of("interface") };
}

/** Whether an ID is that of an uploaded typeface. No ID of the curated list begins with `own-`. */
const isOwn = (id: FamilyId): id is OwnTypefaceId => id.startsWith("own-");

/**
 * Returns the scripts (Latin, Arabic, …) for which each typeface of a role is used. A typeface is
 * not used for a script that a preceding typeface has. Otherwise the page would declare unused
 * fonts, and the JavaScript in `color-scheme.ts` could load them.
 */
function scriptsInUse(families: readonly Family[]): (readonly [Family, readonly Script[]])[] {
  const taken = new Set<Script>();
  return families.map((family) => {
    const own = scriptsOf(family).filter((script) => !taken.has(script));
    for (const script of own) taken.add(script);
    return [family, own] as const;
  });
}

function needsOf(chosen: Families, headingWeight: number): Need[] {
  const needs = new Map<FamilyId, Need>();
  for (const role of roles) {
    for (const [family, scripts] of scriptsInUse(chosen[role])) {
      const { id, subsets, hasItalic } = family;
      const need = needs.get(id) ?? {
        family,
        subsets: new Set<string>(),
        weights: new Set<number>(),
        hasItalic: false,
      };
      for (const subset of scripts.flatMap((script) => subsets[script] ?? [])) {
        need.subsets.add(subset);
      }
      for (const weight of role === "display" ? [headingWeight] : textWeights) {
        need.weights.add(weight);
      }
      need.hasItalic ||= role === "text" && hasItalic;
      needs.set(id, need);
    }
  }
  return [...needs.values()];
}

/**
 * Returns the fonts of a typeface with the weights that each is used for. A variable font has all
 * weights. If the typeface has no variable font, the file with the nearest weight is used, so that
 * browsers never embolden a font themselves.
 */
function weightRanges(
  { axes, weights }: Family,
  wanted: Iterable<number>,
): { weight: number; range: string }[] {
  if (axes !== null) return [{ weight: 400, range: `${weights[0]} ${weights.at(-1)}` }];
  const nearest = (weight: number) =>
    weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? weight;
  const files = [...new Set([...wanted].map(nearest))].toSorted((a, b) => a - b);
  const middle = (index: number) => ((files[index] ?? 0) + (files[index + 1] ?? 0)) / 2;
  return files.map((weight, index) => ({
    weight,
    range: `${index === 0 ? 1 : middle(index - 1) + 1} ${index === files.length - 1 ? 1000 : middle(index)}`,
  }));
}

/** Returns the `@font-face` rule of a file. */
export function fontFace(
  family: Family,
  { file, range, characters }: { file: FontFile; range: string; characters: string },
): string {
  const { stretch, scale } = family;
  return [
    `@font-face{font-family:"${cssNameOf(family)}"`,
    ...(file.style === "italic" ? ["font-style:italic"] : []),
    `font-weight:${range}`,
    ...(stretch === null ? [] : [`font-stretch:${stretch}%`]),
    ...(scale === 1 ? [] : [`size-adjust:${scale * 100}%`]),
    "font-display:swap",
    `src:url(${addressOf(family, file)})`,
    `unicode-range:${characters}}`,
  ].join(";");
}

function fontFaces(need: Need): string {
  const { family } = need;
  // An uploaded font has all subsets in one file, so it gets one rule for all of them.
  const subsets = [...need.subsets];
  const files = family.fonts === null ? subsets.map((subset) => [subset]) : [subsets];
  // All fonts of a family have the same weights and styles. Otherwise browsers would render a whole
  // text in the font with the closest style, even if it lacks the text's characters.
  const styles = need.hasItalic ? (["normal", "italic"] as const) : (["normal"] as const);
  return styles
    .flatMap((style) =>
      weightRanges(family, need.weights).flatMap(({ weight, range }) =>
        files.map((file) =>
          fontFace(family, {
            file: { subset: file[0] ?? "", weight, style },
            range,
            characters: file.map(charactersOf).join(),
          }),
        ),
      ),
    )
    .join("");
}

/**
 * Unicode ranges for uploaded fonts of scripts with thousands of characters. Fonts of the curated
 * list need no such ranges, because they are cut in slices: one file for each range of characters.
 */
const wholeScripts: Readonly<Record<string, string>> = {
  japanese: "U+3000-30FF,U+31F0-31FF,U+3400-4DBF,U+4E00-9FFF,U+F900-FAFF,U+FF00-FFEF",
  chinese: "U+3000-303F,U+3400-4DBF,U+4E00-9FFF,U+F900-FAFF,U+FF00-FFEF",
  korean: "U+1100-11FF,U+3000-303F,U+3130-318F,U+AC00-D7AF,U+FF00-FFEF",
};

const charactersOf = (subset: string): string =>
  unicodeRanges[subset] ?? wholeScripts[subset] ?? "";

/** Returns the fallback faces of a role, and their families in the order of use. */
function fallbacksOf(role: Role, typefaces: readonly Family[], headingWeight: number) {
  const name = fallbackNames[role];
  const weight = role === "display" ? headingWeight : 400;
  const latinFallback = (family: string, typeface: Family) =>
    role === "display" ? titleFallback(family, typeface, weight) : textFallback(family, typeface);
  const found = (
    [
      ["arabic", `${name} Arabic`, arabicFallback],
      ["hebrew", `${name} Hebrew`, hebrewFallback],
      ["latin", `${name} Fallback`, latinFallback],
    ] as const
  ).flatMap(([script, family, fallback]) => {
    const typeface = familyFor(typefaces, script);
    const css = typeface === undefined ? "" : fallback(family, typeface, weight);
    return css === "" ? [] : [{ css, family: `"${family}"` }];
  });
  return {
    css: found.map(({ css }) => css).join(""),
    families: found.map(({ family }) => family),
  };
}

/** The part of a look that its typefaces' style sheet depends on. */
export type TypefacesLook = Pick<SiteLook, "typefaces" | "own"> & { headingWeight: number };

/**
 * Returns the style sheet of a look's typefaces: their fonts, their fallbacks, and the variables of
 * `tokens.css`. A role without a typeface uses a font of the visitor's system. [THEME-3]
 */
export function typefacesCss({ headingWeight, ...look }: TypefacesLook): string {
  const chosen = familiesOf(look);
  const fonts = needsOf(chosen, headingWeight).map(fontFaces);
  const variables: string[] = [];
  const fallbackFaces: string[] = [];
  for (const role of roles) {
    const [first] = chosen[role];
    if (first === undefined) continue;
    const { css, families } = fallbacksOf(role, chosen[role], headingWeight);
    fallbackFaces.push(css);
    const names = chosen[role].map((family) => `"${cssNameOf(family)}"`);
    const fallback = [...families, first.kind];
    variables.push(
      ...(role === "display"
        ? [`--font-display:${[...names, ...fallback].join()}`]
        : [`--faces-${role}:${names.join()}`, `--fallback-${role}:${fallback.join()}`]),
    );
  }
  const latin = familyFor(chosen.display, "latin");
  if (latin !== undefined)
    variables.push(headingDeclarations(latin), letterWidths(latin, headingWeight));
  if (variables.length === 0) return "";
  const headings = headingRules((script) => familyFor(chosen.display, script));
  return [...fonts, ...fallbackFaces, `:root{${variables.join(";")}}`, headings].join("");
}

/**
 * Returns the addresses of the style sheets of those typefaces of a look that are cut in slices, one
 * font for each range of characters. Such a typeface has too many fonts to declare all of them in
 * the page. The style sheets load after the first paint.
 */
export function typefaceSheets({ display, text, interface: ui }: SiteLook["typefaces"]): string[] {
  const ids = new Set([...display, ...text, ...ui]);
  // Uploaded typefaces are omitted, because their fonts are not cut in slices.
  const curated = [...ids].flatMap((id) => (isOwn(id) ? [] : [entryOf(id)]));
  return curated.filter(isSliced).map(sheetAddress);
}

/**
 * Returns the address of the font file that a title is rendered in. Returns undefined if the title's
 * typeface is cut in slices (many files), or if the title uses a font of the visitor's system.
 */
export function titleFile(
  { headingWeight, ...look }: TypefacesLook,
  title: string,
): string | undefined {
  const script = scriptOf(title);
  const family = familyFor(familiesOf(look).display, script);
  const subset = family?.subsets[script]?.[0];
  const [first] = family ? weightRanges(family, [headingWeight]) : [];
  if (!family || subset === undefined || first === undefined) return undefined;
  return addressOf(family, { subset, weight: first.weight, style: "normal" });
}

/**
 * Patterns for the letters of each script except Latin. Japanese precedes Chinese, because Japanese
 * texts also contain Chinese characters.
 */
const letters: readonly (readonly [Script, RegExp])[] = [
  ["arabic", /\p{Script=Arabic}/u],
  ["hebrew", /\p{Script=Hebrew}/u],
  ["devanagari", /\p{Script=Devanagari}/u],
  ["thai", /\p{Script=Thai}/u],
  ["cyrillic", /\p{Script=Cyrillic}/u],
  ["greek", /\p{Script=Greek}/u],
  ["japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["korean", /\p{Script=Hangul}/u],
  ["chinese", /\p{Script=Han}/u],
];

const scriptOf = (title: string): Script =>
  letters.find(([, pattern]) => pattern.test(title))?.[0] ?? "latin";
