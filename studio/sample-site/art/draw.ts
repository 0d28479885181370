import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { logoFiles } from "./logos/logos.ts";
import { sheets } from "./sheets.ts";
import { print } from "./press/press.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);

const wanted = Object.entries(sheets).filter(([name]) => isWanted(name));
for (const [name, draw] of wanted) {
  const file = name === "social" ? "social.jpg" : `${name}.webp`;
  const target = new URL(`../assets/${file}`, import.meta.url).pathname;
  const picture = await print(await draw());
  const { size } = await (
    file.endsWith(".jpg")
      ? picture.jpeg({ quality: 74, mozjpeg: true })
      : picture.webp({ quality: 74, effort: 5 })
  ).toFile(target);
  console.log(`${file}: ${Math.round(size / 1024)} kB`);
}

for (const [name, svg] of Object.entries(logoFiles())) {
  if (!isWanted(name)) continue;
  await writeFile(new URL(`../assets/${name}.svg`, import.meta.url), svg);
  console.log(`${name}.svg: ${svg.length} B`);
}
