import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";

/** Set to `update`, pictures are recorded anew instead of compared. */
const isUpdate = process.env["MARQUEE_SNAPSHOTS"] === "update";

/** One browser draws the same twice; the rest is for a letter's edge here and there. Share of all pixels. */
const TOLERANCE = 0.0005;

/** A test card: what a frame cuts off shows at its crossing lines, and no dataset's pictures are needed. */
const testCard = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="none">
  <path fill="#8a8591" d="M0 0h160v90H0z"/>
  <path fill="none" stroke="#f4efe6" stroke-width="2" d="M0 0l160 90M160 0L0 90M40 0v90M120 0v90"/>
</svg>`;

/** Answers every picture of the page with the test card. */
export async function drawTestCards(page: Page): Promise<void> {
  await page.route(/\/images\/[^/]+\/[^/]+\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: testCard }),
  );
}

/** Stops the page's clock, so that what tells the time tells the same one always. Before the page is opened. */
export const stopClock = (page: Page) => page.clock.setFixedTime("2027-03-01T09:41:00Z");

/** Nothing new in the part for so long: what came into view has come. In ms. */
const QUIET = 400;
/** Of a part that never rests. In ms. */
const PATIENCE = 5_000;

/** Waits until nothing in the part will still change by itself: pictures are there, code stands in a face of ours. */
export async function settle(page: Page, part: Locator): Promise<void> {
  // The face for code is the machine's own; a development server's button is no part of the page.
  const style = `pre, code, kbd { font-family: var(--font-sans) !important } nextjs-portal { display: none }`;
  await page.addStyleTag({ content: style });
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(
    async (element, { quiet, patience }) => {
      for (const each of element.querySelectorAll<HTMLElement>("*")) {
        // What sticks stands elsewhere in a picture taller than the window.
        if (getComputedStyle(each).position === "sticky") each.style.position = "static";
      }
      const pictures = [...element.querySelectorAll("img")];
      for (const picture of pictures) picture.loading = "eager";
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      await document.fonts.ready;
      await new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        });
        observer.observe(element, { subtree: true, childList: true, attributes: true });
        setTimeout(resolve, patience);
      });
    },
    { quiet: QUIET, patience: PATIENCE },
  );
}

/** What became of a comparison: `recorded` where there was nothing to compare with. */
export type Compared = "same" | "recorded";

/**
 * Holds a picture of the part against the one kept for this Chromium; a difference fails the test and leaves both and
 * their difference among its attachments. With none kept yet, or on update, the picture becomes the one to keep.
 */
export async function compareSnapshot(
  part: Locator,
  name: string,
  test: TestInfo,
): Promise<Compared> {
  const version = part.page().context().browser()?.version() ?? "unknown";
  const path = [version.split(".")[0] ?? version, `${name}.png`];
  const file = test.snapshotPath(...path);
  const picture = await part.screenshot({ animations: "disabled" });
  if (!isUpdate && existsSync(file)) {
    expect(picture).toMatchSnapshot(path, { maxDiffPixelRatio: TOLERANCE });
    return "same";
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  test.annotations.push({ type: "snapshot", description: `recorded ${path.join("/")}` });
  return "recorded";
}
