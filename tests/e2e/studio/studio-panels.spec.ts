// @module-tag all
import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { axeProblems } from "../../support/browsers/axe.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { faultyPage, removeFaultyPage, storeFaultyPage } from "../../support/faulty-page.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { showScheme } from "../../support/browsers/show-scheme.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

/**
 * Selects the panel next to the form, in which Sanity displays our inspectors, such as the page
 * checks.
 */
const beside = '[data-ui="DocumentInspectorPanel"]';

/**
 * Returns axe's violations in a part of the studio, in both color schemes. The studio follows the
 * system's scheme.
 */
async function problemsIn(page: Page, part: string): Promise<string[]> {
  const problems: string[] = [];
  for (const scheme of ["dark", "light"] as const) {
    await showScheme(page, scheme);
    const drawn = page.locator(`:is(${part}, ${part} *)[data-scheme="${scheme}"]`);
    await expect(drawn.first()).toBeVisible();
    // Waits for color transitions a second time, because the studio switches its own scheme by
    // script, after the system's scheme has changed.
    await showScheme(page, scheme);
    const isThere = await page.evaluate(() => "axe" in globalThis);
    const found = await axeProblems(page, part, { isThere });
    problems.push(...found.map((each) => `${scheme}: ${each}`));
  }
  return problems;
}

/** A reusable block that the German page displays. */
const shared = {
  _id: "panels-shared",
  _type: "reusableBlock",
  title: "Tickets at the panels",
  language: "en",
  blocks: [textBlock("Come at nine.")],
};
const place = {
  _key: "shared",
  _type: "reusable",
  version: 1,
  original: { _type: "reference", _ref: shared._id },
};
/** The German translation of `faultyPage`. Its last block (`place`) displays the reusable block `shared`. */
const german = {
  ...pageDocument("panels-haus", [textBlock("Alles ist gut."), place], { language: "de" }),
  translations: [{ _key: "en", _type: "reference", _ref: faultyPage.id, _weak: true }],
};

async function forget(lake: SanityClient): Promise<void> {
  await lake.delete({ query: "*[_id in $ids]", params: { ids: [german._id] } });
  await lake.delete({ query: "*[_id in $ids]", params: { ids: [shared._id] } });
  await removeFaultyPage(lake);
}

test.beforeEach(async ({ lake }) => {
  await storeFaultyPage(lake, goldenSquare);
  await lake.createOrReplace(shared);
  await lake.createOrReplace(german);
});
test.afterEach(({ lake }) => forget(lake));

test("[PAGE-4] axe finds no violations in the panels beside a form, and the keyboard operates them", async ({
  page,
}) => {
  const editor = studioEditor(page);
  await editor.openPage("en", faultyPage.id);
  const open = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

  await test.step("page checks", async () => {
    await open("Page checks");
    await expect(page.getByRole("heading", { name: "Passed" })).toBeVisible({
      timeout: PATIENCE,
    });
    await expect(page.getByRole("region", { name: "Page checks" })).toBeFocused();
    expect(await problemsIn(page, beside)).toEqual([]);
    await page.getByRole("button", { name: "Close page checks panel" }).press("Enter");
    await expect(page.getByRole("button", { name: "Page checks", exact: true })).toBeFocused();
  });

  await test.step("languages and their comparison", async () => {
    await open("Languages");
    const compare = page.getByTestId("language-de").getByRole("button", { name: "Compare" });
    await expect(compare).toBeVisible({ timeout: PATIENCE });
    expect(await problemsIn(page, beside)).toEqual([]);
    await compare.press("Enter");
    await expect(page.getByTestId("part-title")).toBeVisible();
    expect(await problemsIn(page, "#side-by-side")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(compare).toBeFocused();
  });

  await test.step("page weight", async () => {
    await open("Page weight");
    await expect(page.getByTestId("weight-total")).toBeVisible({ timeout: PATIENCE });
    expect(await problemsIn(page, beside)).toEqual([]);
  });

  await test.step("shared previews: an invalid date, a new link and its revocation", async () => {
    await open("Share preview");
    await page.getByLabel("Expires").selectOption("Custom date");
    await page.getByRole("button", { name: "Create link" }).press("Enter");
    await expect(page.getByText("Enter a date and time.")).toBeVisible();
    expect(await problemsIn(page, beside)).toEqual([]);
    await page.getByLabel("Expires").selectOption("In an hour");
    await expect(page.getByText("Enter a date and time.")).toHaveCount(0);
    await page.getByRole("button", { name: "Create link" }).press("Enter");
    await expect(page.getByLabel("Preview link", { exact: true })).toBeFocused();
    const end = page.getByRole("button", { name: "Revoke: The house next door" });
    await expect(end).toBeVisible({ timeout: PATIENCE });
    expect(await problemsIn(page, beside)).toEqual([]);
    await end.press("Enter");
    await expect(end).toHaveCount(0);
  });
});

test("[PAGE-4] axe finds no violations in the forms of reusable blocks and of saving one", async ({
  page,
}) => {
  const editor = studioEditor(page);
  await editor.openPage("de", german._id);
  await editor.field("blocks").getByText("Alles ist gut.").click();
  const save = page.getByRole("button", { name: "Save as reusable block …" });
  await save.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  expect(await problemsIn(page, "#save-as-reusable")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(save).toBeFocused();

  await page.getByRole("button", { name: "Close dialog" }).press("Enter");
  await editor.field("blocks").getByText(shared.title).click();
  await expect(page.getByText("Used on")).toBeVisible({ timeout: PATIENCE });
  expect(await problemsIn(page, '[data-testid="used-on"]')).toEqual([]);
});

test("[PAGE-4] axe finds no violations in the start page, the preview check and the interface texts", async ({
  page,
}) => {
  await test.step("start page and removal of the sample site", async () => {
    await page.goto(`${urls.studio}/structure/start`);
    const remove = page.getByRole("button", { name: "Remove sample site …" });
    await expect(remove).toBeVisible({ timeout: PATIENCE });
    expect(await problemsIn(page, '[data-testid="start-here"]')).toEqual([]);
    await remove.press("Enter");
    await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
    expect(await problemsIn(page, "#replace-sample")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(remove).toBeFocused();
  });

  await test.step("preview check", async () => {
    await page.getByRole("link", { name: "Preview check" }).press("Enter");
    const again = page.getByRole("button", { name: "Check again" });
    await expect(again).toBeEnabled({ timeout: PATIENCE });
    expect(await problemsIn(page, '[data-testid="check-tool"]')).toEqual([]);
    await again.press("Enter");
    await expect(again).toBeDisabled();
    await expect(again).toBeFocused();
  });

  await test.step("interface texts", async () => {
    await page.getByRole("link", { name: "Interface texts" }).press("Enter");
    await expect(page.getByTestId("texts-de")).toBeVisible({ timeout: PATIENCE });
    expect(await problemsIn(page, '[data-testid="interface-texts"]')).toEqual([]);
  });
});

test("[PAGE-4] axe finds no violations in the page checks of a release", async ({ page, lake }) => {
  const releaseId = `panels${Date.now().toString(36)}`;
  await lake.releases.create({ releaseId, metadata: { title: "Panels", releaseType: "asap" } });
  await lake.createVersion({ releaseId, publishedId: german._id, baseId: german._id });
  try {
    await page.goto(`${urls.studio}/releases/${releaseId}`);
    // Waits until the studio has loaded the release's pages, because the checks need them.
    await expect(page.getByRole("link", { name: german.title })).toBeVisible({ timeout: PATIENCE });
    await page.getByRole("button", { name: "Release menu" }).press("Enter");
    await page.getByRole("menuitem", { name: "Check pages" }).press("Enter");
    await expect(page.locator("#release-checks [data-check]").first()).toBeVisible({
      timeout: PATIENCE,
    });
    expect(await problemsIn(page, "#release-checks")).toEqual([]);
  } finally {
    await lake.releases.archive({ releaseId });
    await lake.releases.delete({ releaseId });
  }
});
