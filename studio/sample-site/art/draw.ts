import { parseArgs } from "node:util";
import { sheets } from "./sheets.ts";
import { print } from "./press/press.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = Object.entries(sheets).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
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
