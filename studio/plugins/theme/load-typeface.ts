import type { Script, TypefaceId } from "@marquee/schemas/studio";

/** The scripts whose letters fit in one small file. */
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

/** A short text in each script. Proper texts are not translated, because they display a script. */
export const sampleTexts: Readonly<Record<DisplayedScript, string>> = {
  latin: "Five quick foxes, 1 237 jumps & a lazy dog",
  cyrillic: "Съешь же ещё этих мягких булок",
  greek: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
  arabic: "نص حكيم له سر قاطع وذو شأن عظيم",
  hebrew: "דג סקרן שט בים מאוכזב ולפתע מצא חברה",
  devanagari: "ऋषियों को सताने वाले दुष्ट राक्षसों",
  thai: "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า",
};

/** Returns the scripts in which the studio can display a typeface. */
export const displayedScripts = (scripts: readonly Script[]): DisplayedScript[] =>
  displayed.filter((script) => scripts.includes(script));

/** Name of the font that displays a script of a typeface. It differs from the names of the studio's own fonts. */
export const specimenFamily = (id: TypefaceId, script: Script): string =>
  `Specimen ${id} ${script}`;

const loading = new Map<string, Promise<void>>();

/**
 * Loads the letters of a script of a typeface from the site, once. The studio's content security
 * policy allows no fonts of other hosts, but it allows requests to the site. If the site can't be
 * reached, the studio displays the name in its own font.
 */
export function loadTypeface(site: string, id: TypefaceId, script: Script): Promise<void> {
  const family = specimenFamily(id, script);
  const known = loading.get(family);
  if (known) return known;
  const load = fetchFont(`${site}/typefaces/${id}/specimen-${script}.woff2`, family, id).catch(
    () => {
      loading.delete(family);
    },
  );
  loading.set(family, load);
  return load;
}

async function fetchFont(address: string, family: string, id: TypefaceId): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds with ${response.status}.`);
  const face = new FontFace(family, await response.arrayBuffer(), {
    weight: "100 900",
    // The file of the expanded form has an axis of width.
    ...(id.endsWith("-expanded") ? { stretch: "125%" } : {}),
  });
  document.fonts.add(await face.load());
}
