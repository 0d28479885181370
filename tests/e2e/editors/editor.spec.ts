import type { SanityClient } from "@sanity/client";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

/** Deletes pages that an earlier run against the same lake left, because slugs are unique. */
const forget = (lake: SanityClient, title: string) =>
  lake.delete({ query: '*[_type == "page" && title == $title]', params: { title } });

test("[PAGE-1][PAGE-7] an editor composes a page of four blocks in the studio, and an open page updates", async ({
  page,
  newVisitor,
  lake,
}) => {
  await forget(lake, "The night bus");
  const editor = studioEditor(page);
  await editor.openPages("en");
  await editor.createPage("The night bus");

  const hero = await editor.addBlock("Hero");
  await hero.fill("heading", "The last bus home");
  await hero.upload("poster", goldenSquare, "A golden square");
  await hero.close();

  const text = await editor.addBlock("Text");
  await text.write("body", "It leaves at one.");
  await text.close();
  await editor.publish();

  const { context, watch } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en/the-night-bus");
  await expect(visitor.getByRole("heading", { name: "The last bus home" })).toBeVisible();
  await expect(visitor.getByRole("img", { name: "A golden square" })).toBeVisible();
  await expect(visitor.getByText("It leaves at one.")).toBeVisible();
  let loads = 0;
  visitor.on("load", () => (loads += 1));

  const film = await editor.addBlock("Video");
  await film.fill("address", "https://vimeo.com/76979871");
  await film.fill("title", "Night lights");
  await film.close();
  const gate = await editor.addBlock("Sign-in gate");
  await gate.fill("heading", "The depot");
  await gate.fill("promise", "Where the buses sleep.");
  await gate.close();
  await expect(visitor.getByText("The depot")).toHaveCount(0);
  await editor.publish();

  await visitor.bringToFront();
  await expect(visitor.getByRole("heading", { name: "Night lights" })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "The depot" })).toBeVisible();
  expect(loads).toBe(0);
  expect(watch.foreign).toEqual([]);

  const stored = await lake.fetch('*[_type == "page" && slug.current == "the-night-bus"]');
  expect(stored).toMatchObject([{ language: "en", title: "The night bus" }]);
});

test(
  "[PAGE-4] the studio rejects a video of another host at the field",
  { tag: "@all" },
  async ({ page }) => {
    const editor = studioEditor(page);
    await editor.openPages("en");
    await editor.createPage("A film of another host");
    const film = await editor.addBlock("Video");
    await film.fill("address", "https://example.org/film.mp4");
    // The timeout is long, because Sanity validates each field in an idle callback. On busy cores that takes long.
    await expect(film.field("address").getByTestId("input-validation-icon-error")).toBeVisible({
      timeout: 60_000,
    });
    await film.close();
    await expect(page.getByTestId("action-publish")).toBeDisabled();
  },
);

test(
  "[I18N-2] a page created in the German list is displayed in German",
  { tag: "@all" },
  async ({ page, newVisitor, lake }) => {
    await forget(lake, "Die letzte Fähre");
    const editor = studioEditor(page);
    await editor.openPages("de");
    await editor.createPage("Die letzte Fähre");
    const text = await editor.addBlock("Text");
    await text.write("body", "Sie legt um eins ab.");
    await text.close();
    await editor.publish();
    const { context } = await newVisitor({ locale: "de-DE" });
    const visitor = await context.newPage();
    await visitor.goto("/de/die-letzte-fähre");
    await expect(visitor.getByText("Sie legt um eins ab.")).toBeVisible();
    await expect(visitor.locator("html")).toHaveAttribute("lang", "de");
    await expect(visitor.getByRole("navigation", { name: "Hauptmenü" })).toBeVisible();
  },
);
