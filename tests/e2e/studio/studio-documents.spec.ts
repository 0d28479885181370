import { expect, test } from "../../support/editors/studio-test.ts";
import { freshPage } from "../../support/fresh-page.ts";

test(
  "[RUN-2] an editor discards, unpublishes and publishes",
  { tag: "@all" },
  async ({ lake, editor }) => {
    const id = await freshPage(lake, "on-and-off", { title: "On and off" });
    const versions = () => lake.fetch<string[]>("*[sanity::versionOf($id)]._id", { id });
    await editor.openPage("en", id);
    await editor.title.fill("A change that nobody wants");
    await expect.poll(versions).toHaveLength(2);

    await editor.choose("Discard changes");
    await editor.answer("Discard changes");
    await expect(editor.title).toHaveValue("On and off");
    await expect.poll(versions).toEqual([id]);

    await editor.choose("Unpublish");
    await editor.answer("Unpublish");
    await expect.poll(versions).toEqual([`drafts.${id}`]);

    await editor.publish();
    await expect.poll(versions).toEqual([id]);
  },
);

test(
  "[RUN-2] the history restores published and imported revisions",
  { tag: "@all" },
  async ({ lake, editor }) => {
    const id = await freshPage(lake, "with-a-past", { title: "Imported words" });
    const draftTitle = () => lake.fetch("*[_id == $id][0].title", { id: `drafts.${id}` });
    await editor.openPage("en", id);
    await editor.title.fill("Second words");
    await editor.publish();
    await editor.title.fill("Words that should not be");
    await expect.poll(draftTitle).toBe("Words that should not be");

    for (const [revision, title] of [
      [/Local editor Published/, "Second words"],
      [/administrator token Created/, "Imported words"],
    ] as const) {
      // Opens the history again, because the studio displays a restored page without the history.
      await editor.openReview("History");
      await editor.restore(revision);
      await expect.poll(draftTitle).toBe(title);
    }
  },
);
