import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { company } from "../support/company/brand.ts";
import { editorAt } from "../support/company/editor.ts";
import {
  chooseLanguages,
  designTheme,
  setUpSite,
  writeHomePage,
} from "../support/company/journey.ts";
import { openEmptyEnvironment } from "../support/stack/empty-environment.ts";
import { testStack } from "../support/stack/stack.ts";
import { type Drawing, stillPage } from "./drawing.ts";

/** Timeout in ms until the site shows the published changes. */
const PATIENCE = 60_000;

/**
 * Window sizes in px for the pictures of the finished site. Each size is drawn in both color
 * schemes.
 */
const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/**
 * Draws the pictures for the guide “A site in twenty minutes”, in which an editor turns the empty
 * site into a company's site. The browser test `studio-brand.spec.ts` takes the same steps.
 */
export async function drawCompany({ folder, browser }: Drawing): Promise<void> {
  const environment = await openEmptyEnvironment(testStack);
  const { site, studio } = environment.urls;
  const write = async (page: Page, name: string, width: number) => {
    const picture = await page.screenshot({ animations: "disabled" });
    const file = join(folder, `company-${name}.webp`);
    const { size } = await sharp(picture).resize({ width }).webp({ quality: 80 }).toFile(file);
    console.log(`${file}: ${size} bytes`);
  };
  try {
    const context = await browser.newContext({ viewport: windows.desktop });
    const page = await context.newPage();
    await page.goto(`${studio}/structure/start`);
    const parts = page.getByRole("heading", { name: "Make the site yours" });
    await parts.scrollIntoViewIfNeeded({ timeout: 60_000 });
    await parts.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
    await write(page, "start", 1_200);
    const editor = editorAt(page, studio, (moment) => write(page, moment, 1_200));
    await designTheme(editor);
    await chooseLanguages(editor);
    await writeHomePage(editor);
    await setUpSite(editor);
    await context.close();
    for (const [name, viewport] of Object.entries(windows)) {
      for (const colorScheme of ["light", "dark"] as const) {
        const visit = await stillPage({ browser, site }, viewport);
        await visit.emulateMedia({ colorScheme });
        const until = Date.now() + PATIENCE;
        do {
          await visit.goto("/en", { waitUntil: "networkidle" });
          if (Date.now() > until) throw new Error("The site doesn't show the company's home page.");
        } while (!(await visit.title()).includes(company.name));
        // Hides the consent banner, because it covers the lower edge of the page.
        await visit.addStyleTag({ content: "[data-consent-banner] { display: none !important }" });
        await write(visit, `${name}-${colorScheme}`, Math.min(viewport.width, 1_200));
        await visit.context().close();
      }
    }
  } finally {
    await environment.stop();
  }
}
