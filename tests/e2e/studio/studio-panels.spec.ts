// @module-tag all
import type { Page } from "@playwright/test";
import { axeProblems } from "../../support/browsers/axe.ts";
import { pageDocument } from "../../support/documents.ts";
import { faultyPage, removeFaultyPage, storeFaultyPage } from "../../support/faulty-page.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { showScheme } from "../../support/browsers/show-scheme.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

/**
 * Selects the panel next to the form, in which Sanity displays our inspectors, such as the page
 * checks.
 */
const beside = '[data-ui="DocumentInspectorPanel"]';

/**
 * Expects no violations of axe in a part of the studio, in both color schemes. The studio follows
 * the system's scheme.
 */
async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const scheme of ["dark", "light"] as const) {
    await showScheme(page, scheme);
    const drawn = page.locator(`:is(${part}, ${part} *)[data-scheme="${scheme}"]`);
    await expect(drawn.first()).toBeVisible();
    // Waits for color transitions a second time, because the studio switches its own scheme by
    // script, after the system's scheme has changed.
    await showScheme(page, scheme);
    const isThere = await page.evaluate(() => "axe" in globalThis);
    expect(await axeProblems(page, part, { isThere }), scheme).toEqual([]);
  }
}

test("[PAGE-4] axe finds no violations in the panels beside a form, and the keyboard operates them", async ({
  page,
  lake,
  editor,
  publishPage,
}) => {
  await storeFaultyPage(lake, goldenSquare);
  const german = pageDocument("panels-haus", [], { language: "de" });
  const _ref = faultyPage.id;
  const translations = [{ _key: "en", _type: "reference", _ref, _weak: true }];
  await publishPage({ ...german, translations });
  await editor.openPage("en", faultyPage.id);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("page checks", async () => {
    await button("Page checks").press("Enter");
    await expect(page.getByRole("heading", { name: "Passed" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Page checks" })).toBeFocused();
    await expectAccessible(page, beside);
    await button("Close page checks panel").press("Enter");
    await expect(button("Page checks")).toBeFocused();
  });

  await test.step("languages and their comparison", async () => {
    await button("Languages").press("Enter");
    const compare = page.getByTestId("language-de").getByRole("button", { name: "Compare" });
    await expect(compare).toBeVisible();
    await expectAccessible(page, beside);
    await compare.press("Enter");
    await expect(page.getByTestId("part-title")).toBeVisible();
    await expectAccessible(page, "#side-by-side");
    await page.keyboard.press("Escape");
    await expect(compare).toBeFocused();
  });

  await test.step("page weight", async () => {
    await button("Page weight").press("Enter");
    await expect(page.getByTestId("weight-total")).toBeVisible();
    await expectAccessible(page, beside);
  });

  await test.step("shared previews: an invalid date, a new link and its revocation", async () => {
    await button("Share preview").press("Enter");
    await page.getByLabel("Expires").selectOption("Custom date");
    await button("Create link").press("Enter");
    await expect(page.getByText("Enter a date and time.")).toBeVisible();
    await expectAccessible(page, beside);
    await page.getByLabel("Expires").selectOption("In an hour");
    await expect(page.getByText("Enter a date and time.")).toHaveCount(0);
    await button("Create link").press("Enter");
    await expect(page.getByLabel("Preview link", { exact: true })).toBeFocused();
    const end = button("Revoke: The house next door");
    await expect(end).toBeVisible();
    await expectAccessible(page, beside);
    await end.press("Enter");
    await expect(end).toHaveCount(0);
  });
  await removeFaultyPage(lake);
});
