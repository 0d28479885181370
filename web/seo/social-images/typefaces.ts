import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";

// Resolves packages from the working directory, because the bundled copy of this file is in another folder.
const packages = createRequire(join(process.cwd(), "package.json"));

/** The site's fonts as TTF files, because the text engine can't read the pages' WOFF2 files. */
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
    // The text engine loads one font file per call and keeps it for later calls.
    await sharp({ text }).toBuffer();
  }
}

/** Loads the fonts into this process's text engine, once. Rejects if a file is missing. */
export function loadTypefaces(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
