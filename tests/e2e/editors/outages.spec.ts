import { setTimeout as pause } from "node:timers/promises";
import { callToAction, pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { bodyOf, linesOf } from "../../support/editors/rich-texts.ts";
import { expect, test } from "../../support/editors/studio-test.ts";
import { lakeProcess } from "../../support/stack/lake-process.ts";
import { testStack } from "../../support/stack/stack.ts";

const lakeServer = lakeProcess(testStack);

test.describe.configure({ mode: "serial" });
// Starts the lake if a failed test left it down, because later tests of this stack need it.
test.afterAll(() => lakeServer.revive());

/** Time in ms between two keys of a quick writer. */
const KEY = 80;

const words = (milliseconds: number) =>
  Array.from({ length: Math.ceil(milliseconds / KEY / 6) }, (_, n) => ` ${1000 + n}!`).join("");

/** Kills the lake, and starts it again after this time. */
async function stopLake(milliseconds: number) {
  await lakeServer.kill();
  await pause(milliseconds);
  await lakeServer.start();
}

for (const { outage, typing, tag } of [
  { outage: 1_000, typing: 6_000, tag: [] },
  { outage: 10_000, typing: 16_000, tag: ["@all"] },
])
  test(
    `[COMP-6] an editor's letters are kept while the lake is down for ${outage / 1000} s`,
    { tag },
    async ({ page, lake, editor, publishPage }) => {
      test.setTimeout(600_000);
      const stored = pageDocument(
        "typed-in-an-outage",
        [callToAction, textBlock("Begin:", "body")],
        {
          title: "Begin:",
        },
      );
      const { draft } = await publishPage(stored);
      const read = (path: string) => () =>
        lake.fetch<string>(`*[_id == $draft][0].${path}`, { draft });
      const notice = page.getByTestId("connection-notice");
      const text = words(typing);

      /** Types during an outage. */
      async function typeThroughOutage() {
        const typed = page.keyboard.type(text, { delay: KEY });
        await pause(1_000);
        const back = stopLake(outage);
        await expect(notice).toContainText("Reconnecting");
        await Promise.all([typed, back]);
        await expect(notice).toBeEmpty();
      }

      await test.step("in a form", async () => {
        await editor.openPage("en", stored._id);
        await editor.title.click();
        await page.keyboard.press("End");
        await typeThroughOutage();
        await expect.poll(read("title")).toBe(`Begin:${text}`);
        await expect(editor.title).toHaveValue(`Begin:${text}`);
      });

      const { clickText } = await openComposer(page, "/en/typed-in-an-outage");

      await test.step("in a text on the page", async () => {
        await clickText("Two evenings on the quay");
        await page.keyboard.press("End");
        await typeThroughOutage();
        const heading = read('blocks[_key == "call"][0].heading');
        await expect.poll(heading).toBe(`Two evenings on the quay${text}`);
      });

      await test.step("in a rich text on the page", async () => {
        await page.keyboard.press("Escape");
        await clickText("Begin:");
        await page.keyboard.press("End");
        await typeThroughOutage();
        await expect
          .poll(async () => linesOf(await bodyOf(lake, draft)))
          .toEqual([`Begin:${text}`]);
      });
      await expect(page.getByText("crashed")).toHaveCount(0);
    },
  );
