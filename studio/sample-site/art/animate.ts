import { writeFile } from "node:fs/promises";
import { apertureAnimation } from "./lottie/aperture.ts";
import { reelAnimation } from "./lottie/reel.ts";

const animations = { aperture: apertureAnimation(), reel: reelAnimation() };

for (const [name, animation] of Object.entries(animations)) {
  const text = `${JSON.stringify(animation)}\n`;
  await writeFile(new URL(`../assets/${name}.json`, import.meta.url), text);
  console.log(`${name}.json: ${(text.length / 1024).toFixed(1)} kB`);
}
