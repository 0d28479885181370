import type { Page } from "@playwright/test";
import { previewOf } from "../../support/editors/previewed-page.ts";
import { key, pageDocument, textBlock } from "../../support/documents.ts";
import { restoreTheme, themeDocument, useTheme } from "../../support/themes.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

test.afterEach(({ lake }) => restoreTheme(lake));

const field = (studio: Page, name: string) =>
  studio.getByTestId(`field-${name}`).locator("input[type=text]");

test("[THEME-1] a theme opens beside a page that has it, and the page follows the form", async ({
  page: studio,
  request,
  lake,
}) => {
  const theme = themeDocument("beside");
  await useTheme(lake, theme);
  await studio.goto(`${urls.studio}/intent/edit/id=${theme._id};type=theme/`);
  await studio.getByRole("button", { name: /^Open in Preview/ }).click({ timeout: 60_000 });
  await studio.getByRole("link", { name: /\(en\)/ }).click();
  const preview = await previewOf(studio);
  const themed = preview.locator(".themed");
  const paper = preview.locator("main > section[data-tone=default]").first();

  await test.step("displays a color before it is stored", async () => {
    await field(studio, "paper").fill("#ffe9e0", { timeout: 60_000 });
    await expect(paper).toHaveCSS("background-color", "rgb(255, 233, 224)");
  });

  await test.step("displays a choice of the shape", async () => {
    // Uses a combobox, because a narrow form displays its field groups as a list.
    await studio.getByRole("combobox", { name: "Field groups" }).selectOption("Style");
    await studio.getByTestId("field-shape.buttons").getByLabel("Outlined").check();
    await expect(themed).toHaveAttribute("data-buttons", "outlined");
  });

  await test.step("keeps the look when the server has rendered the draft", async () => {
    const draft = `drafts.${theme._id}`;
    await expect
      .poll(async () => (await lake.getDocument(draft))?.["shape"])
      .toMatchObject({ buttons: "outlined" });
    // Changes a heading, because a new heading appears only after the server has rendered the page.
    // When the page displays the new heading, the server has also rendered the theme's draft.
    const title = preview.getByRole("heading", { level: 1 });
    const heading = await lake.fetch<string>('*[_id == "page-en-home"][0].blocks[0].heading');
    const write = (text: string) =>
      lake.patch("page-en-home").set({ "blocks[0].heading": text }).commit();
    await write("Rendered again");
    await expect(title).toContainText("Rendered again", { timeout: 60_000 });
    await write(heading);
    await expect(themed).toHaveAttribute("data-buttons", "outlined");
    await expect(paper).toHaveCSS("background-color", "rgb(255, 233, 224)");
  });

  await test.step("visitors see nothing of it", async () => {
    const html = await (await request.get(`${urls.site}/en`)).text();
    expect(html).not.toContain("#ffe9e0");
    expect(html).toContain('data-buttons="filled"');
  });
});

test(
  "[THEME-4] the preview of a page ignores the form of a theme that the page doesn't have",
  { tag: "@all" },
  async ({ page: studio, lake }) => {
    const other = themeDocument("other");
    await lake.createOrReplace(other);
    const stored = pageDocument("theme-of-site", [textBlock("In the site's colors.")]);
    await lake.createOrReplace(stored);
    await studio.goto(`${urls.studio}/presentation/theme/${other._id}?preview=/en/theme-of-site`);
    const preview = await previewOf(studio);
    const paper = preview.locator("main > section").first();
    const before = await paper.evaluate((element) => getComputedStyle(element).backgroundColor);
    await field(studio, "paper").fill("#ffe9e0", { timeout: 60_000 });
    await expect(studio.getByTestId("theme-sample")).toBeVisible();
    await expect
      .poll(async () => (await lake.getDocument(`drafts.${other._id}`))?.["paper"])
      .toBe("#ffe9e0");
    await expect(paper).toHaveCSS("background-color", before);
    await lake.delete({ query: "*[_id in [$id, 'drafts.' + $id]]", params: { id: stored._id } });
  },
);

test(
  "[THEME-1] a theme that is created by a link begins with default colors",
  { tag: "@all" },
  async ({ page: studio }) => {
    await studio.goto(`${urls.studio}/intent/create/type=theme;id=theme-${key()}/`);
    await expect(field(studio, "paper")).toHaveValue("#ffffff", { timeout: 60_000 });
    await expect(field(studio, "primary")).toHaveValue("#2f4bd8");
    await expect(studio.getByTestId("theme-sample")).toBeVisible();
  },
);

test(
  "[THEME-1] an editor begins a theme with a preset",
  { tag: "@all" },
  async ({ page: studio }) => {
    await studio.goto(`${urls.studio}/structure/themes`);
    await studio.getByTestId("multi-action-intent-button").click({ timeout: 60_000 });
    await studio.getByRole("menuitem", { name: "Poster" }).click();
    await expect(field(studio, "paper")).toHaveValue("#ffe94a");
    await studio.getByRole("tab", { name: "Style" }).click();
    await expect(
      studio.getByTestId("field-shape.headingCase").getByLabel("Uppercase"),
    ).toBeChecked();
  },
);
