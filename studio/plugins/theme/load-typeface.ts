import { type Script, type TypefaceId, typefaces } from "@marquee/schemas/studio";

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

/** A short text in each script. They display letters, so they are not translated. */
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

/** Returns the typefaces in which the site displays Latin letters. */
export const latinTypefaces = (ids: readonly TypefaceId[]): TypefaceId[] =>
  ids.filter((id) => displayedScripts(typefaces[id].scripts).includes("latin"));

const nameOfFont = (id: TypefaceId, script: Script): string => `Specimen ${id} ${script}`;

/**
 * Returns the value of `font-family` for a text in a script. It names the fonts that
 * {@link loadTypeface} adds. Without typefaces, it names the font of the device's interface.
 */
export function familyOf(ids: readonly TypefaceId[], script: Script): string {
  const [first] = ids;
  const generic = first === undefined ? "system-ui" : typefaces[first].kind;
  return [...ids.map((id) => `"${nameOfFont(id, script)}"`), generic].join(", ");
}

/** The fonts that are loaded or being loaded, by name. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads a typeface's letters of a script from the site, once. It fetches the file, because the
 * studio's content security policy allows requests to the site, but no fonts of other hosts. If the
 * site can't be reached, the studio displays the text in a font of the device.
 */
export function loadTypeface(site: string, id: TypefaceId, script: Script): Promise<void> {
  const family = nameOfFont(id, script);
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
