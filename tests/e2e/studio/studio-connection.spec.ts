// @module-tag all
import { freshPage } from "../../support/fresh-page.ts";
import { studioConnection } from "../../support/editors/studio-connection.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

test("[RUN-2] after a lost connection the studio loads the changes of others and stores what was typed", async ({
  page,
  lake,
}) => {
  const id = await freshPage(lake, "far-away", { title: "At home" });
  const draft = () => lake.getDocument(`drafts.${id}`);
  const connection = await studioConnection(page);
  const editor = studioEditor(page);
  await editor.openPage("en", id);
  const title = editor.field("title").getByTestId("string-input");
  await title.fill("On the way");
  await expect.poll(async () => (await draft())?.["title"]).toBe("On the way");

  await connection.lose(() => title.fill("Lost in a tunnel"));
  await lake
    .patch(`drafts.${id}`)
    .set({ slug: { _type: "slug", current: "moved" } })
    .commit();
  expect((await draft())?.["title"]).toBe("On the way");

  connection.find();
  const back = { timeout: 30_000 };
  await expect.poll(async () => (await draft())?.["title"], back).toBe("Lost in a tunnel");
  await expect(editor.field("slug").locator("input")).toHaveValue("moved", back);
  await expect(title).toHaveValue("Lost in a tunnel");
  await editor.publish();
  expect(await lake.getDocument(id)).toMatchObject({
    title: "Lost in a tunnel",
    slug: { current: "moved" },
  });
});
