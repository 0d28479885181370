import type { Look, Script, ThemeTypefaces, TypefaceId } from "@marquee/schemas/types";
import { arabicFallback, hebrewFallback, textFallback, titleFallback } from "./fallback-faces.ts";
import { entryOf, type FontFile, fontAddress, isSliced, sheetAddress } from "./font-address.ts";
import { headingDeclarations, headingRules, letterWidths } from "./heading-styles.ts";
import { unicodeRanges } from "./typeface-table.ts";

const roles = ["display", "text", "interface"] as const;
type Role = (typeof roles)[number];

/** The fonts of a typeface that a look needs. */
type Need = { subsets: Set<string>; weights: Set<number>; hasItalic: boolean };

/** The weights of text that is not a heading. */
const textWeights = [400, 600];

/** First part of the names of a role's fallback families. */
const fallbackNames = { display: "Title", text: "Text", interface: "Interface" } as const;

/** Returns the typefaces of each role. Headings without one have that of texts. */
const typefacesOf = ({ display, text, interface: ui }: ThemeTypefaces): ThemeTypefaces => ({
  display: display.length > 0 ? display : text,
  text,
  interface: ui,
});

/**
 * Returns the scripts for which each typeface of a role is used: those that no earlier one has. A
 * file that is declared but not used could still be loaded, see `color-scheme.ts`.
 */
function scriptsInUse(ids: readonly TypefaceId[]): (readonly [TypefaceId, readonly Script[]])[] {
  const taken = new Set<Script>();
  return ids.map((id) => {
    const own = scriptsOf(id).filter((script) => !taken.has(script));
    for (const script of own) taken.add(script);
    return [id, own] as const;
  });
}

const allScripts = [
  "latin",
  "vietnamese",
  "cyrillic",
  "greek",
  "arabic",
  "hebrew",
  "devanagari",
  "thai",
  "japanese",
  "chinese",
  "korean",
] as const satisfies readonly Script[];

/** Returns the scripts of a typeface. */
const scriptsOf = (id: TypefaceId): Script[] =>
  allScripts.filter((script) => entryOf(id).subsets[script] !== undefined);

/** Returns the first typeface of a role that has a script. */
const typefaceFor = (ids: readonly TypefaceId[], script: Script): TypefaceId | undefined =>
  ids.find((id) => scriptsOf(id).includes(script));

function needsOf(chosen: ThemeTypefaces, headingWeight: number): Map<TypefaceId, Need> {
  const needs = new Map<TypefaceId, Need>();
  for (const role of roles) {
    for (const [id, scripts] of scriptsInUse(chosen[role])) {
      const need = needs.get(id) ?? { subsets: new Set(), weights: new Set(), hasItalic: false };
      const { subsets, hasItalic } = entryOf(id);
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
  return needs;
}

/**
 * Returns the fonts of a typeface with the weights that each is used for. A variable font has all
 * weights. Of other ones, the nearest file is used, so that browsers never embolden a font
 * themselves.
 */
function weightRanges(
  id: TypefaceId,
  wanted: Iterable<number>,
): { weight: number; range: string }[] {
  const { axes, weights } = entryOf(id);
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
  id: TypefaceId,
  { file, range, characters }: { file: FontFile; range: string; characters: string },
): string {
  const entry = entryOf(id);
  return [
    `@font-face{font-family:"${entry.name}"`,
    ...(file.style === "italic" ? ["font-style:italic"] : []),
    `font-weight:${range}`,
    ...(entry.stretch === null ? [] : [`font-stretch:${entry.stretch}%`]),
    ...(entry.scale === 1 ? [] : [`size-adjust:${entry.scale * 100}%`]),
    "font-display:swap",
    `src:url(${fontAddress(entry, file)})`,
    `unicode-range:${characters}}`,
  ].join(";");
}

function fontFaces(id: TypefaceId, need: Need): string {
  // All fonts of a family have the same weights and styles. Otherwise browsers would render a whole
  // text in the font with the closest style, even if it lacks the text's characters.
  const styles = need.hasItalic ? (["normal", "italic"] as const) : (["normal"] as const);
  return styles
    .flatMap((style) =>
      weightRanges(id, need.weights).flatMap(({ weight, range }) =>
        [...need.subsets].map((subset) =>
          fontFace(id, {
            file: { subset, weight, style },
            range,
            characters: unicodeRanges[subset] ?? "",
          }),
        ),
      ),
    )
    .join("");
}

/** Returns the fallback faces of a role, and their families in the order of use. */
function fallbacksOf(role: Role, ids: readonly TypefaceId[], headingWeight: number) {
  const name = fallbackNames[role];
  const weight = role === "display" ? headingWeight : 400;
  const latinFallback = (family: string, id: TypefaceId) =>
    role === "display" ? titleFallback(family, id, weight) : textFallback(family, id);
  const found = (
    [
      ["arabic", `${name} Arabic`, arabicFallback],
      ["hebrew", `${name} Hebrew`, hebrewFallback],
      ["latin", `${name} Fallback`, latinFallback],
    ] as const
  ).flatMap(([script, family, fallback]) => {
    const id = typefaceFor(ids, script);
    const css = id === undefined ? "" : fallback(family, id, weight);
    return css === "" ? [] : [{ css, family: `"${family}"` }];
  });
  return {
    css: found.map(({ css }) => css).join(""),
    families: found.map(({ family }) => family),
  };
}

/** The part of a look that its typefaces' style sheet depends on. */
export type TypefacesLook = Pick<Look, "typefaces"> & { headingWeight: number };

/**
 * Returns the style sheet of a look's typefaces: their fonts, their fallbacks, and the variables of
 * `tokens.css`. An empty role has a font of the visitor's system. [THEME-3]
 */
export function typefacesCss({ typefaces, headingWeight }: TypefacesLook): string {
  const chosen = typefacesOf(typefaces);
  const fonts = [...needsOf(chosen, headingWeight)].map(([id, need]) => fontFaces(id, need));
  const variables: string[] = [];
  const fallbackFaces: string[] = [];
  for (const role of roles) {
    const [first] = chosen[role];
    if (first === undefined) continue;
    const { css, families } = fallbacksOf(role, chosen[role], headingWeight);
    fallbackFaces.push(css);
    const names = chosen[role].map((id) => `"${entryOf(id).name}"`);
    const fallback = [...families, entryOf(first).kind];
    variables.push(
      ...(role === "display"
        ? [`--font-display:${[...names, ...fallback].join()}`]
        : [`--faces-${role}:${names.join()}`, `--fallback-${role}:${fallback.join()}`]),
    );
  }
  const latin = typefaceFor(chosen.display, "latin");
  if (latin !== undefined)
    variables.push(headingDeclarations(latin), letterWidths(latin, headingWeight));
  if (variables.length === 0) return "";
  const headings = headingRules((script) => typefaceFor(chosen.display, script));
  return [...fonts, ...fallbackFaces, `:root{${variables.join(";")}}`, headings].join("");
}

/**
 * Returns the addresses of the style sheets of a look's typefaces that are cut in slices. Their
 * fonts are too many for the page. They load after the first paint.
 */
export function typefaceSheets(typefaces: ThemeTypefaces): string[] {
  const { display, text, interface: ui } = typefaces;
  const ids = new Set([...display, ...text, ...ui]);
  return [...ids].map(entryOf).filter(isSliced).map(sheetAddress);
}

/**
 * Returns the file that a title is rendered in; undefined if its typeface is cut in slices, or if
 * the title has a font of the visitor's system.
 */
export function titleFile(
  { typefaces, headingWeight }: TypefacesLook,
  title: string,
): string | undefined {
  const ids = typefacesOf(typefaces).display;
  const script = scriptOf(title);
  const id = typefaceFor(ids, script);
  const subset = id && entryOf(id).subsets[script]?.[0];
  const [first] = id ? weightRanges(id, [headingWeight]) : [];
  if (!id || subset === undefined || first === undefined) return undefined;
  return fontAddress(entryOf(id), { subset, weight: first.weight, style: "normal" });
}

/** The letters of each script but Latin. Japanese precedes Chinese, because it has Chinese characters too. */
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
