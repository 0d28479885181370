import type { Look, OwnTypefaceId, Script, TypefaceId } from "@marquee/schemas/types";
import { entryOf, type FontFile, fontAddress } from "./font-address.ts";
import type { TypefaceEntry } from "./typeface-entry.ts";

/** A typeface of the curated list. */
type CuratedFamily = TypefaceEntry & { id: TypefaceId; fonts: null };

/** A file of an uploaded typeface, and its address on the site. */
export type OwnFont = Pick<FontFile, "weight" | "style"> & { address: string };

/** A typeface that an editor uploaded: its files, and measurements such as the widths of its letters. */
export type OwnFamily = Omit<TypefaceEntry, "package" | "version"> & {
  id: OwnTypefaceId;
  fonts: readonly OwnFont[];
  /** Whether the typeface's only weight is a bold one. */
  isHeavy: boolean;
};

/** A typeface of a look. */
export type Family = CuratedFamily | OwnFamily;

/** A look with its uploaded typefaces. `own` omits uploaded typefaces whose files can't be used. */
export type SiteLook = Look & { own?: readonly OwnFamily[] };

/** Returns a typeface of the curated list. */
export const curatedFamily = (id: TypefaceId): CuratedFamily => ({
  ...entryOf(id),
  id,
  fonts: null,
});

/**
 * Returns the name of a family in style sheets. The name of an uploaded family is its ID, which needs no escaping.
 */
export const cssNameOf = (family: Family): string =>
  family.fonts === null ? family.name : family.id;

/**
 * Returns the address of a file of a typeface. The files of an uploaded typeface are not split into
 * subsets.
 */
export function addressOf(family: Family, file: FontFile): string {
  if (family.fonts === null) return fontAddress(family, file);
  const fonts = family.fonts.filter(({ style }) => style === file.style);
  return (fonts.find(({ weight }) => weight === file.weight) ?? fonts[0])?.address ?? "";
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
export const scriptsOf = ({ subsets }: Pick<Family, "subsets">): Script[] =>
  allScripts.filter((script) => subsets[script] !== undefined);

/** Returns the first of several typefaces that has a script. */
export const familyFor = (families: readonly Family[], script: Script): Family | undefined =>
  families.find((family) => scriptsOf(family).includes(script));
