import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { refuseNpmOptions } from "../../studio/launcher/npm-options.ts";
import { chromiumArguments, ensureChromium } from "../support/browsers/chromium.ts";
import { blockTypes } from "../support/gallery.ts";
import { root, scratch } from "../support/stack/places.ts";
import { addressesOf, openStack, testStack } from "../support/stack/stack.ts";
import { drawCompany } from "./company.ts";
import { drawEvening } from "./evening.ts";
import { drawSampleSites } from "./sample-sites.ts";
import { drawSheets } from "./sheets.ts";
import { drawThumbnails } from "./thumbnails.ts";
import { drawTypefaces } from "./typefaces/draw-typefaces.ts";

const usage = `Usage: npm run draw -- thumbnails|sheets|sites|page|company|typefaces [--block NAME] [--site ADDRESS] [--out FOLDER]

thumbnails  the pictures of blocks in the studio's insert menu, from the gallery's real blocks
sheets      every block in every state at three widths, light over dark, to be looked at
sites       the home pages of the sample sites, for the studio's start page
page        the steps and the result of the guide “A page in ten minutes”
company     the steps and the result of the guide “A site in twenty minutes”
typefaces   the table of typefaces, from the installed packages of fonts. Needs no site

Without --site a site of its own is started, as for the browser tests.`;

const options = {
  block: { type: "string" },
  site: { type: "string" },
  out: { type: "string" },
} as const;
refuseNpmOptions(Object.keys(options), "draw");
const { values, positionals } = parseArgs({ allowPositionals: true, options });

const kinds = {
  thumbnails: { draw: drawThumbnails, folder: join(root, "studio/static/blocks") },
  sheets: { draw: drawSheets, folder: join(scratch, "sheets") },
  sites: { draw: drawSampleSites, folder: join(root, "studio/sample-sites") },
  page: { draw: drawEvening, folder: join(root, ".github/images") },
  company: { draw: drawCompany, folder: join(root, ".github/images") },
};

const isKind = (name: string | undefined): name is keyof typeof kinds =>
  name !== undefined && Object.hasOwn(kinds, name);

async function main(): Promise<void> {
  const [name] = positionals;
  if (name === "typefaces") return drawTypefaces();
  const blocks = blockTypes.filter((type) => (values.block ?? type) === type);
  if (!isKind(name) || blocks.length === 0) throw new Error(usage);
  const kind = kinds[name];
  const folder = values.out === undefined ? kind.folder : resolve(values.out);
  mkdirSync(folder, { recursive: true });
  const launched = values.site === undefined ? await openStack(testStack) : null;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments(),
  });
  try {
    const site = values.site ?? addressesOf(testStack).site;
    await kind.draw({ browser, site, folder, blocks });
  } finally {
    await browser.close();
    await launched?.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
