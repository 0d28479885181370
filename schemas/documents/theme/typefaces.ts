import type { OwnTypefaceId } from "./own-typeface.contract.ts";

/** A writing system. Each typeface has the characters of at least one writing system. */
export type Script =
  | "latin"
  | "vietnamese"
  | "cyrillic"
  | "greek"
  | "arabic"
  | "hebrew"
  | "devanagari"
  | "thai"
  | "japanese"
  | "chinese"
  | "korean";

/** A typeface of the curated list. Its files come from a package of `@fontsource`. */
export type Typeface = {
  /** The family's name in its designers' spelling. */
  name: string;
  /** The generic font family of CSS that resembles the typeface most. */
  kind: "sans-serif" | "serif" | "monospace";
  scripts: readonly Script[];
};

/**
 * The ID of a typeface of the curated list, or of a typeface that an editor uploaded to the theme.
 */
export type FamilyId = TypefaceId | OwnTypefaceId;

const latin = ["latin", "vietnamese"] as const;
const european = ["latin", "vietnamese", "cyrillic", "greek"] as const;

/** The typefaces that editors choose from, by the ID that a theme stores. [THEME-3] */
export const typefaces = {
  alexandria: { name: "Alexandria", kind: "sans-serif", scripts: [...latin, "arabic"] },
  anton: { name: "Anton", kind: "sans-serif", scripts: latin },
  archivo: { name: "Archivo", kind: "sans-serif", scripts: latin },
  "archivo-expanded": { name: "Archivo Expanded", kind: "sans-serif", scripts: latin },
  "bricolage-grotesque": { name: "Bricolage Grotesque", kind: "sans-serif", scripts: latin },
  cairo: { name: "Cairo", kind: "sans-serif", scripts: ["latin", "arabic"] },
  "dm-serif-display": {
    name: "DM Serif Display",
    kind: "serif",
    scripts: ["latin"],
  },
  "eb-garamond": { name: "EB Garamond", kind: "serif", scripts: european },
  "frank-ruhl-libre": { name: "Frank Ruhl Libre", kind: "serif", scripts: ["latin", "hebrew"] },
  fraunces: { name: "Fraunces", kind: "serif", scripts: latin },
  heebo: { name: "Heebo", kind: "sans-serif", scripts: ["latin", "hebrew"] },
  "ibm-plex-mono": {
    name: "IBM Plex Mono",
    kind: "monospace",
    scripts: ["latin", "vietnamese", "cyrillic"],
  },
  "ibm-plex-sans": { name: "IBM Plex Sans", kind: "sans-serif", scripts: european },
  "ibm-plex-sans-jp": { name: "IBM Plex Sans JP", kind: "sans-serif", scripts: ["japanese"] },
  "instrument-sans": { name: "Instrument Sans", kind: "sans-serif", scripts: ["latin"] },
  "instrument-serif": {
    name: "Instrument Serif",
    kind: "serif",
    scripts: ["latin"],
  },
  inter: { name: "Inter", kind: "sans-serif", scripts: european },
  "jetbrains-mono": { name: "JetBrains Mono", kind: "monospace", scripts: european },
  lalezar: { name: "Lalezar", kind: "sans-serif", scripts: ["arabic"] },
  literata: { name: "Literata", kind: "serif", scripts: european },
  lora: { name: "Lora", kind: "serif", scripts: ["latin", "vietnamese", "cyrillic"] },
  manrope: { name: "Manrope", kind: "sans-serif", scripts: european },
  "markazi-text": { name: "Markazi Text", kind: "serif", scripts: [...latin, "arabic"] },
  newsreader: { name: "Newsreader", kind: "serif", scripts: latin },
  "noto-sans-devanagari": {
    name: "Noto Sans Devanagari",
    kind: "sans-serif",
    scripts: ["devanagari"],
  },
  "noto-sans-jp": { name: "Noto Sans JP", kind: "sans-serif", scripts: ["japanese"] },
  "noto-sans-kr": { name: "Noto Sans KR", kind: "sans-serif", scripts: ["korean"] },
  "noto-sans-sc": { name: "Noto Sans SC", kind: "sans-serif", scripts: ["chinese"] },
  "noto-sans-thai": { name: "Noto Sans Thai", kind: "sans-serif", scripts: ["thai"] },
  nunito: { name: "Nunito", kind: "sans-serif", scripts: ["latin", "vietnamese", "cyrillic"] },
  "playfair-display": {
    name: "Playfair Display",
    kind: "serif",
    scripts: ["latin", "vietnamese", "cyrillic"],
  },
  "roboto-slab": { name: "Roboto Slab", kind: "serif", scripts: european },
  "source-serif-4": { name: "Source Serif 4", kind: "serif", scripts: european },
  "space-grotesk": { name: "Space Grotesk", kind: "sans-serif", scripts: latin },
  "work-sans": { name: "Work Sans", kind: "sans-serif", scripts: latin },
} as const satisfies Record<string, Typeface>;

export type TypefaceId = keyof typeof typefaces;

export const isTypefaceId = (id: string): id is TypefaceId => Object.hasOwn(typefaces, id);
