import { writeFile } from "node:fs/promises";
import { logoFiles } from "./logos/logos.ts";

for (const [name, svg] of Object.entries(logoFiles())) {
  await writeFile(new URL(`../assets/${name}.svg`, import.meta.url), svg);
  console.log(`${name}.svg: ${svg.length} B`);
}
