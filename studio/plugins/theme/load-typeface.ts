import {
  type FamilyId,
  isTypefaceId,
  type Script,
  type TypefaceId,
  typefaces,
} from "@marquee/schemas/studio";
import type { FormTypeface } from "./own-typefaces.ts";

/** The writing systems whose letters fit in one small font file. */
const displayed = [
  "latin",
  "cyrillic",
  "greek",
  "arabic",
  "hebrew",
  "devanagari",
  "thai",
] as const satisfies readonly Script[];

type DisplayedScript = (typeof displayed)[number];

/** A short text in each writing system. The texts only show letters, so they are not translated. */
export const sampleTexts: Readonly<Record<DisplayedScript, string>> = {
  latin: "Five quick foxes, 1 237 jumps & a lazy dog",
  cyrillic: "Съешь же ещё этих мягких булок",
  greek: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
  arabic: "نص حكيم له سر قاطع وذو شأن عظيم",
  hebrew: "דג סקרן שט בים מאוכזב ולפתע מצא חברה",
  devanagari: "ऋषियों को सताने वाले दुष्ट राक्षसों",
  thai: "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า",
};

/** Returns those of a typeface's writing systems (`scripts`) in which the studio can display it. */
export const displayedScripts = (scripts: readonly Script[]): DisplayedScript[] =>
  displayed.filter((script) => scripts.includes(script));

/**
 * Returns the typefaces in which the site may display Latin letters. Includes all uploaded
 * typefaces, because it is not known which letters they contain.
 */
export const latinTypefaces = (ids: readonly FamilyId[]): FamilyId[] =>
  ids.filter(
    (id) => !isTypefaceId(id) || displayedScripts(typefaces[id].scripts).includes("latin"),
  );

const nameOfFont = (id: TypefaceId, script: Script): string => `Specimen ${id} ${script}`;

/** Returns the family name of an uploaded font in the studio. `file` is its asset ID. */
export const nameOfOwnFont = (file: string): string => `Specimen ${file}`;

/**
 * Returns the value of `font-family` for a text in a writing system (`script`). The value names the
 * fonts that {@link loadTypeface} and {@link loadOwnFont} add. Without typefaces, the value is
 * `system-ui`. `own` lists the theme's uploaded typefaces.
 */
export function familyOf(
  ids: readonly FamilyId[],
  script: Script,
  own: readonly FormTypeface[] = [],
): string {
  const families = ids.flatMap((id) => {
    if (isTypefaceId(id)) return [{ name: nameOfFont(id, script), kind: typefaces[id].kind }];
    const { file = null, kind = "sans-serif" } = own.find((each) => each.id === id) ?? {};
    return file === null ? [] : [{ name: nameOfOwnFont(file), kind }];
  });
  const names = families.map(({ name }) => `"${name}"`);
  return [...names, families[0]?.kind ?? "system-ui"].join(", ");
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads the letters of a typeface in one writing system (`script`) from the site, once. Fetches the
 * font file with a request, because the studio's content security policy allows requests to the
 * site, but no fonts of other hosts. If the site can't be reached, the studio displays the text in a
 * font of the device.
 */
export const loadTypeface = (site: string, id: TypefaceId, script: Script): Promise<void> =>
  loadOnce(nameOfFont(id, script), `${site}/typefaces/${id}/specimen-${script}.woff2`, {
    weight: "100 900",
    // The font file of an expanded typeface has a width axis.
    ...(id.endsWith("-expanded") ? { stretch: "125%" } : {}),
  });

/**
 * Loads an uploaded font from the site, once. `address` is the font's path on the site. The site
 * returns this path when it checks the font.
 */
export const loadOwnFont = (site: string, file: string, address: string): Promise<void> =>
  loadOnce(nameOfOwnFont(file), `${site}${address}`, { weight: "1 1000" });

function loadOnce(
  family: string,
  address: string,
  descriptors: FontFaceDescriptors,
): Promise<void> {
  const known = loading.get(family);
  if (known) return known;
  const load = fetchFont(address, family, descriptors).catch(() => {
    loading.delete(family);
  });
  loading.set(family, load);
  return load;
}

async function fetchFont(
  address: string,
  family: string,
  descriptors: FontFaceDescriptors,
): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds with ${response.status}.`);
  const face = new FontFace(family, await response.arrayBuffer(), descriptors);
  document.fonts.add(await face.load());
}
