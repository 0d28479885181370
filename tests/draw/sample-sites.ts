import { execFileSync } from "node:child_process";
import { join } from "node:path";
import sharp from "sharp";
import { languagesOf, readDocuments } from "../../studio/sample-sites/documents.ts";
import { pictureFile } from "../../studio/sample-sites/replace/catalog.ts";
import { sampleSites } from "../../studio/sample-sites/sites.ts";
import { lakeCli, lakeToken } from "../support/stack/lake.ts";
import { addressesOf, testStack } from "../support/stack/stack.ts";
import { type Drawing, stillPage } from "./drawing.ts";

/** The start page displays the pictures about 300 px wide. The files have more pixels, for high-density screens. */
const frame = { width: 960, height: 600 };

/** Timeout in ms until the site shows a sample site that the lake has imported. */
const PATIENCE = 60_000;

/** Replaces the sample site in the lake of the test stack. */
function choose(name: string): void {
  const command = ["sample", name, "--changed", "--url", addressesOf(testStack).lake];
  const env = { ...process.env, SANITY_AUTH_TOKEN: lakeToken(testStack, "administrator") };
  execFileSync(process.execPath, [lakeCli, ...command], { env });
}

/** Takes a screenshot of each sample site's home page, for the studio's start page. */
export async function drawSampleSites({ folder, ...where }: Drawing): Promise<void> {
  const page = await stillPage(where, { width: 1440, height: 900 });
  for (const site of sampleSites) {
    const { name, title } = site;
    const [language] = languagesOf(readDocuments(site));
    choose(name);
    const until = Date.now() + PATIENCE;
    do {
      await page.goto(`/${language}`, { waitUntil: "networkidle" });
      if (Date.now() > until) throw new Error(`The site doesn't show ${title}.`);
    } while (!(await page.title()).includes(title));
    // Hides the consent banner, because it covers the lower edge of the page.
    await page.addStyleTag({ content: "[data-consent-banner] { display: none !important }" });
    const picture = await page.screenshot({ animations: "disabled" });
    const file = join(folder, name, pictureFile);
    const { size } = await sharp(picture).resize(frame).webp({ quality: 80 }).toFile(file);
    console.log(`${file}: ${size} bytes`);
  }
}
