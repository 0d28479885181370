import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";

// From where the site runs: what a bundler makes of this file lies elsewhere.
const packages = createRequire(join(process.cwd(), "package.json"));

/** The house's typefaces as files that a text engine reads; those of the pages are packed for browsers. */
const faces = [
  { family: "Anton", file: "@expo-google-fonts/anton/400Regular/Anton_400Regular.ttf" },
  { family: "Lalezar", file: "@expo-google-fonts/lalezar/Lalezar_400Regular.ttf" },
  {
    family: "Alexandria",
    file: "@expo-google-fonts/alexandria/400Regular/Alexandria_400Regular.ttf",
  },
  {
    family: "Alexandria",
    file: "@expo-google-fonts/alexandria/600SemiBold/Alexandria_600SemiBold.ttf",
  },
];

let loaded: Promise<void> | undefined;

async function load(): Promise<void> {
  for (const { family, file } of faces) {
    const text = { text: "A", font: `${family} 12`, fontfile: packages.resolve(file) };
    // The text engine takes one file at a time, and knows it from then on.
    await sharp({ text }).toBuffer();
  }
}

/** Makes the typefaces known to the text engine of this process, once. Rejects where a file is missing. */
export function loadTypefaces(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
