import type { Page } from "@playwright/test";
import { previewOf } from "../../support/editors/previewed-page.ts";
import { restoreTheme, themeDocument, useTheme } from "../../support/themes.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

test.afterEach(({ lake }) => restoreTheme(lake));

const field = (studio: Page, name: string) =>
  studio.getByTestId(`field-${name}`).locator("input[type=text]");

test(
  "[THEME-1] a page follows the form of its theme",
  { tag: "@all" },
  async ({ page: studio, request, lake }) => {
    const theme = themeDocument("beside");
    await useTheme(lake, theme);
    await studio.goto(`${urls.studio}/intent/edit/id=${theme._id};type=theme/`);
    await studio.getByRole("button", { name: /^Open in Preview/ }).click();
    await studio.getByRole("link", { name: /\(en\)/ }).click();
    const preview = await previewOf(studio);
    const themed = preview.locator(".themed");
    const paper = preview.locator("main > section[data-tone=default]").first();

    await test.step("displays a color before it is stored", async () => {
      await field(studio, "paper").fill("#ffe9e0");
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
      await expect(title).toContainText("Rendered again");
      await write(heading);
      await expect(themed).toHaveAttribute("data-buttons", "outlined");
      await expect(paper).toHaveCSS("background-color", "rgb(255, 233, 224)");
    });

    await test.step("visitors see nothing of it", async () => {
      const html = await (await request.get(`${urls.site}/en`)).text();
      expect(html).not.toContain("#ffe9e0");
      expect(html).toContain('data-buttons="filled"');
    });
  },
);
