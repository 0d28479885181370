import type { SanityClient } from "@sanity/client";
import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import {
  eightBlocks,
  writeByKeys,
  writeByMouse,
  writtenTexts,
} from "../../support/editors/eight-blocks.ts";
import { inFirefox } from "../../support/editors/in-firefox.ts";
import { chromiumWriter, clickText } from "../../support/editors/page-writer.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

const linkedAddresses = eightBlocks.flatMap(({ address }) => address ?? []);

const types = eightBlocks.map(({ type }) => type);

const typesOf = (lake: SanityClient, id: string) =>
  lake.fetch<string[] | null>("*[_id == $id][0].blocks[]._type", { id });

test("[COMP-1][COMP-2] the keyboard writes eight blocks", async ({ page, lake, publishPage }) => {
  const { page: id, draft } = await publishPage(pageDocument("written-by-keys", []));
  await openComposer(page, "/en/written-by-keys");
  const writer = chromiumWriter(page);
  await writeByKeys(writer);
  await expect.poll(() => typesOf(lake, draft)).toEqual(types);
  const revision = () => lake.fetch<string>("*[_id == $draft][0]._rev", { draft });
  while ((await typesOf(lake, draft))?.length !== 0) {
    const before = await revision();
    await writer.press("ControlOrMeta+z");
    await expect.poll(revision).not.toBe(before);
  }
  const content = async (of: string) => {
    const { _id, _rev, _createdAt, _updatedAt, ...fields } = (await lake.getDocument(of)) ?? {};
    return fields;
  };
  expect(await content(draft)).toEqual(await content(id));
  await expect
    .poll(() => writer.evaluate(`document.querySelector("[data-first]") !== null`))
    .toBe(true);
});

test(
  "[COMP-1][COMP-2][RUN-4] in Firefox an editor writes eight blocks with the mouse, without a form, and visitors read them",
  { tag: "@all" },
  async ({ lake, publishPage }) => {
    const { page: id, draft } = await publishPage(pageDocument("firefox-mouse", []));
    await inFirefox("/en/firefox-mouse", async (writer) => {
      await writeByMouse(writer);
      await expect.poll(() => typesOf(lake, draft)).toEqual(types);
      // Retries, because the studio refuses to publish while it validates the state before the last words.
      await expect(async () => {
        await writer.clickStudio('[data-testid^="action-publish"]:not([disabled])');
        await expect.poll(() => typesOf(lake, id), { timeout: 5_000 }).toEqual(types);
      }).toPass();
    });
    const visit = async () => (await fetch(`${urls.site}/en/firefox-mouse`)).text();
    await expect.poll(visit).toContain(writtenTexts.at(-1));
    const html = await visit();
    for (const text of writtenTexts) expect(html).toContain(text);
    for (const address of linkedAddresses) expect(html).toContain(`href="${address}"`);
    expect(html).not.toMatch(/data-empty|data-texts|[\uFE00-\uFE0F]/);
    expect(JSON.stringify(await lake.getDocument(id))).not.toMatch(/[\uFE00-\uFE0F]/);
  },
);

const lastTram = { ...textBlock("One take."), heading: "The last tram" };

/** The path of the paragraph's words for patches. */
const words = "blocks[0].body[0].children[0].text";

const wordsOf = (lake: SanityClient, draft: string) =>
  lake.fetch<string | null>("*[_id == $draft][0].blocks[0].body[0].children[0].text", { draft });

test(
  "[COMP-4][RUN-4] in Firefox two editors in one paragraph lose nothing",
  { tag: "@all" },
  async ({ lake, publishPage }) => {
    const { draft } = await publishPage(pageDocument("firefox-together", [lastTram]));
    const stored = () => wordsOf(lake, draft);
    await inFirefox("/en/firefox-together", async (writer) => {
      await clickText(writer, "[data-block-type=text] p");
      await writer.press("End");
      await writer.type(" No");
      await expect.poll(stored).toBe("One take. No");
      for (const word of ["cut", "at", "all"]) {
        const now = (await stored()) ?? "";
        const typing = writer.type(` ${word}`);
        const patch = stringifyPatches(makePatches(now, `>${now}`));
        await lake.patch(draft, { diffMatchPatch: { [words]: patch } }).commit();
        await typing;
      }
      await expect.poll(stored).toBe(">>>One take. No cut at all");
      const typed = `document.querySelector("[data-typing] p")?.textContent`;
      await expect.poll(() => writer.evaluate(typed)).toBe(">>>One take. No cut at all");
    });
  },
);

test(
  "[COMP-1][RUN-4] in Firefox an editor types Japanese with an input method, and Arabic",
  { tag: "@all" },
  async ({ lake, publishPage }) => {
    const stored = pageDocument("firefox-scripts", [lastTram], { language: "ar" });
    const { draft } = await publishPage(stored);
    const heading = () => lake.fetch("*[_id == $draft][0].blocks[0].heading", { draft });
    await inFirefox("/ar/firefox-scripts", async (writer, firefox) => {
      await clickText(writer, "[data-block-type=text] h2, [data-block-type=text] h1");
      await writer.press("ControlOrMeta+a");
      await firefox.compose(["k", "か", "かい", "開"], "開演");
      await expect.poll(heading).toBe("開演");
      await writer.type(" ليلتان");
      await expect.poll(heading).toBe("開演 ليلتان");
      await writer.press("Tab");
      const isRich = `document.activeElement?.closest("div[data-typing]") != null`;
      await expect.poll(() => writer.evaluate(isRich)).toBe(true);
      await firefox.compose(["y", "よ", "よる"], "夜");
      await expect.poll(() => wordsOf(lake, draft)).toBe("One take.夜");
      await writer.type(" على الرصيف");
      await expect.poll(() => wordsOf(lake, draft)).toBe("One take.夜 على الرصيف");
    });
  },
);
