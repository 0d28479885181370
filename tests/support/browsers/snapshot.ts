import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { expect } from "../expect.ts";

const isUpdate = process.env["MARQUEE_SNAPSHOTS"] === "update";

/**
 * Whether the tests run in CI. In CI, a missing snapshot is an error, because nobody would look at
 * a new snapshot, and the runner discards it.
 */
const isUnattended = Boolean(process.env["CI"]);

/** Maximum share of different pixels. Allows for antialiasing of single letters. */
const TOLERANCE = 0.0005;

/** Replaces the dataset's pictures. Its lines show how a frame crops it. */
const testCard = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="none">
  <path fill="#8a8591" d="M0 0h160v90H0z"/>
  <path fill="none" stroke="#f4efe6" stroke-width="2" d="M0 0l160 90M160 0L0 90M40 0v90M120 0v90"/>
</svg>`;

export async function drawTestCards(page: Page): Promise<void> {
  await page.route(/\/images\/[^/]+\/[^/]+\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: testCard }),
  );
}

/** Freezes the page's clock, so that displayed times are always the same. Call it before the page opens. */
export const stopClock = (page: Page) => page.clock.setFixedTime("2027-03-01T09:41:00Z");

/** Time in ms for which an element must stay unchanged to count as settled. */
const QUIET = 400;
/** Maximum time to wait for an element that keeps changing, in ms. */
const PATIENCE = 5_000;

export async function unchanged(part: Locator): Promise<void> {
  await part.evaluate(
    (element, { quiet, patience }) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        });
        observer.observe(element, { subtree: true, childList: true, attributes: true });
        setTimeout(resolve, patience);
      }),
    { quiet: QUIET, patience: PATIENCE },
  );
}

/**
 * Prepares an element for a screenshot: decodes its pictures, replaces the font of code, and waits
 * until the element no longer changes by itself.
 */
export async function settle(page: Page, part: Locator): Promise<void> {
  // Replaces the monospace font, which depends on the machine, and hides the development server's button.
  const style = `pre, code, kbd { font-family: var(--font-interface) !important } nextjs-portal { display: none }`;
  await page.addStyleTag({ content: style });
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(async (element) => {
    for (const each of element.querySelectorAll<HTMLElement>("*")) {
      // Disables sticky positioning, which would move elements in a screenshot taller than the viewport.
      if (getComputedStyle(each).position === "sticky")
        Object.assign(each.style, { position: "relative", inset: "auto" });
    }
    const pictures = [...element.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await unchanged(part);
}

/**
 * Compares a screenshot of an element with the snapshot for this Chromium version. A difference fails the test and
 * attaches both images and their difference. If there is no snapshot, the screenshot becomes the snapshot, but in CI
 * the test fails. If `isUpdate` is true, the screenshot always becomes the snapshot. Logs each recorded snapshot.
 */
export async function compareSnapshot(part: Locator, name: string, test: TestInfo): Promise<void> {
  const version = part.page().context().browser()?.version() ?? "unknown";
  const path = [version.split(".")[0] ?? version, ...`${name}.png`.split("/")];
  const file = test.snapshotPath(...path);
  const picture = await part.screenshot({ animations: "disabled" });
  if (!isUpdate && existsSync(file)) {
    expect(picture).toMatchSnapshot(path, { maxDiffPixelRatio: TOLERANCE });
    return;
  }
  if (isUnattended && !isUpdate) {
    throw new Error(
      `There is no snapshot ${path.join("/")} for Chromium ${version}. Record it with \`MARQUEE_SNAPSHOTS=update npm run test:e2e -- gallery-snapshots\` on that version, and commit it.`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  console.log(`Recorded the snapshot ${path.join("/")}.`);
}
