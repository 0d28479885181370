import type { SanityClient } from "@sanity/client";
import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import type { Page } from "@playwright/test";
import { pageDocument } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { withPage } from "../../support/editors/with-page.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const paragraph = (_key: string, text: string, more: object = {}) => ({
  _key,
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: `${_key}-span`, _type: "span", text, marks: [] }],
  ...more,
});

const text = (...body: object[]) => ({
  _key: "text",
  _type: "textBlock",
  version: 2,
  heading: "The last tram",
  layout: "article",
  tone: "default",
  motion: "none",
  body,
});

const faq = {
  _key: "faq",
  _type: "faq",
  version: 2,
  heading: "Questions",
  tone: "default",
  motion: "none",
  questions: [
    { _key: "coat", _type: "question", question: "A coat?", answer: [paragraph("yes", "Yes.")] },
  ],
};

/** Time in ms within which the rich text editor notices a selection that the browser made. */
const SELECTING = 250;

/** Presses a key that moves the cursor, and waits as long as a person does before the next key. */
async function pressLikeAPerson(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(SELECTING);
}

/** Opens the preview. Returns locators of the rich text that is being typed and of its toolbar. */
async function openRichText(page: Page, path: string) {
  const opened = await openComposer(page, path);
  const { preview } = opened;
  const typed = preview.locator("div[data-typing] [contenteditable=true]");
  return {
    ...opened,
    typed,
    tools: preview.getByRole("toolbar", { name: "Text format" }),
    /** Clicks words until a rich text is typed: the studio and the page may not be connected yet. */
    click: (words: string) =>
      expect(async () => {
        await preview.getByText(words, { exact: true }).click();
        await expect(typed).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 }),
  };
}

type Stored = {
  _key: string;
  style: string;
  listItem?: string;
  children: { text: string; marks: string[] }[];
  markDefs: { _key: string; href?: string; kind?: string; page?: { _ref: string } }[];
};

const bodyOf = (lake: SanityClient, id: string) =>
  lake.fetch<Stored[] | null>(`*[_id == $id][0].blocks[_key == "text"][0].body`, { id });

/** Returns the paragraphs of a rich text with their marks: `*bold*`, `_italic_`, `[link]`. */
const linesOf = (body: readonly Stored[] | null): string[] =>
  (body ?? []).map(({ children, markDefs }) =>
    children
      .map(({ text, marks }) => {
        const isLink = markDefs.some(({ _key }) => marks.includes(_key));
        const strong = marks.includes("strong") ? `*${text}*` : text;
        const italic = marks.includes("em") ? `_${strong}_` : strong;
        return isLink ? `[${italic}]` : italic;
      })
      .join(""),
  );

test("[COMP-1] an editor types rich text where the page displays it: paragraphs, marks, a link, undo", async ({
  page,
  lake,
}) => {
  const blocks = [text(paragraph("one", "A driver misses her own stop.")), faq];
  await withPage(lake, pageDocument("rich-in-place", blocks), async ({ draft }) => {
    const { preview, typed, tools, toolbar, click } = await openRichText(page, "/en/rich-in-place");
    const lines = async () => linesOf(await bodyOf(lake, draft));

    await test.step("a click places the cursor, and letters are stored at once", async () => {
      await click("A driver misses her own stop.");
      await expect(typed).toBeFocused();
      await pressLikeAPerson(page, "End");
      await page.keyboard.type(" Nobody ");
      await expect.poll(lines).toEqual(["A driver misses her own stop. Nobody "]);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await test.step("Enter splits a paragraph, Backspace joins it", async () => {
      await page.keyboard.press("Enter");
      await page.keyboard.type("gets off.");
      await expect.poll(lines).toEqual(["A driver misses her own stop. Nobody ", "gets off."]);
      await pressLikeAPerson(page, "Home");
      await page.keyboard.press("Backspace");
      await expect.poll(lines).toEqual(["A driver misses her own stop. Nobody gets off."]);
      await page.keyboard.press("Enter");
      await expect.poll(lines).toHaveLength(2);
    });

    await test.step("shortcuts set marks, and the toolbar a link and a style", async () => {
      await pressLikeAPerson(page, "End");
      await page.keyboard.press("ControlOrMeta+B");
      await page.keyboard.type(" Ever.");
      await page.keyboard.press("ControlOrMeta+B");
      await expect
        .poll(lines)
        .toEqual(["A driver misses her own stop. Nobody ", "gets off.* Ever.*"]);
      await expect(typed.locator("strong")).toHaveText(" Ever.");
      await pressLikeAPerson(page, "Home");
      for (let count = 0; count < 4; count += 1) await page.keyboard.press("Shift+ArrowRight");
      await page.waitForTimeout(SELECTING);
      await page.keyboard.press("ControlOrMeta+K");
      await page.keyboard.type("https://tram.example/");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await lines())[1]).toBe("[gets] off.* Ever.*");
      const link = (await bodyOf(lake, draft))?.[1]?.markDefs[0];
      expect(link).toMatchObject({ kind: "external", href: "https://tram.example/" });
      await expect(typed).toBeFocused();
      await page.keyboard.press("Alt+F10");
      await tools.getByRole("combobox").selectOption("Quote");
      await expect(typed.locator("blockquote")).toHaveText("gets off. Ever.");
      await expect(typed).toBeFocused();
    });

    await test.step("undo returns to the start, also while the text is typed", async () => {
      await page.waitForTimeout(1_200);
      await expect(async () => {
        await page.keyboard.press("ControlOrMeta+Z");
        await expect.poll(lines, { timeout: 2_000 }).toEqual(["A driver misses her own stop."]);
      }).toPass({ timeout: 30_000 });
      await expect(typed).toHaveText("A driver misses her own stop.");
      await page.keyboard.press("ControlOrMeta+Shift+Z");
      await expect.poll(async () => (await lines())[0]).not.toBe("A driver misses her own stop.");
    });

    await test.step("Escape leaves, and the page displays the stored text", async () => {
      await page.keyboard.press("Escape");
      await expect(typed).toHaveCount(0);
      await expect(toolbar.locator(":focus")).toContainText("Text");
      await expect(preview.locator("div[data-typing]")).toHaveCount(0, { timeout: 15_000 });
      await expect(preview.getByText("A driver misses her own stop.")).toBeVisible();
    });

    expect(JSON.stringify(await lake.getDocument(draft))).not.toMatch(
      // cspell:disable-next-line -- the invisible characters of Sanity's marks
      /[\u200B-\u200F\u2060-\u2064\uFEFF]/,
    );
  });
});

test(
  "[COMP-1] an empty optional rich text is typed at its placeholder, and hidden from visitors",
  { tag: "@all" },
  async ({ page, lake }) => {
    const video = {
      _key: "video",
      _type: "video",
      version: 2,
      address: "https://vimeo.com/76979871",
      title: "Salt",
      caption: "One take.",
      hasCaptions: true,
    };
    await withPage(lake, pageDocument("rich-and-empty", [video]), async ({ draft }) => {
      const { preview, typed } = await openRichText(page, "/en/rich-and-empty");
      const transcript = preview.locator("details", { hasText: "Transcript" });
      const stored = () =>
        lake.fetch<string>(`pt::text(*[_id == $id][0].blocks[0].transcript)`, { id: draft });
      await expect(transcript.locator("p")).toHaveAttribute("data-placeholder", "Transcript");
      await transcript.locator("summary").click();
      await expect(transcript.locator("p")).toHaveText(/^\p{M}*Transcript$/u);
      await expect(async () => {
        await transcript.locator("p").click();
        await expect(typed).toBeFocused({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await page.keyboard.type("Rain on a tram.");
      await expect.poll(stored).toBe("Rain on a tram.");
      await expect(transcript).toHaveAttribute("open", "");
      await page.keyboard.press("Escape");
      await expect(transcript.locator("p:visible")).toHaveText("Rain on a tram.");
      const published = await (await fetch(`${urls.site}/en/rich-and-empty`)).text();
      expect(published).toContain("One take.");
      expect(published.includes("Transcript")).toBe(false);
    });
  },
);

test(
  "[COMP-4] merges what another editor writes into a rich text meanwhile",
  { tag: "@all" },
  async ({ page, lake }) => {
    const body = [paragraph("one", "Four stops."), paragraph("two", "One take.")];
    await withPage(lake, pageDocument("rich-together", [text(...body)]), async ({ draft }) => {
      const { typed, click } = await openRichText(page, "/en/rich-together");
      const lines = async () => linesOf(await bodyOf(lake, draft));
      await click("One take.");
      await expect(typed).toBeFocused();
      await pressLikeAPerson(page, "End");
      await page.keyboard.type(" No");
      await expect.poll(async () => (await lines())[1]).toBe("One take. No");
      for (const word of ["cut", "at", "all"]) {
        const typing = page.keyboard.type(` ${word}`, { delay: 40 });
        const [first = "", second = ""] = await lines();
        const span = (block: string) =>
          `blocks[_key=="text"].body[_key=="${block}"].children[_key=="${block}-span"].text`;
        await lake
          .patch(draft, {
            diffMatchPatch: {
              [span("one")]: stringifyPatches(makePatches(first, `${first}!`)),
              [span("two")]: stringifyPatches(makePatches(second, `>${second}`)),
            },
          })
          .commit();
        await typing;
      }
      const merged = ["Four stops.!!!", ">>>One take. No cut at all"];
      await expect.poll(lines).toEqual(merged);
      await expect(typed.locator("p")).toHaveText(merged);
      await lake.patch(draft).unset(['blocks[_key=="text"]']).commit();
      await expect(page.getByText("Another editor has removed this block.")).toBeVisible();
      await expect(typed).toHaveCount(0);
    });
  },
);

test(
  "[COMP-1] goes on typing at the cursor when the page is rendered with new elements meanwhile",
  { tag: "@all" },
  async ({ page, lake }) => {
    const blocks = [text(paragraph("one", "One take."))];
    await withPage(lake, pageDocument("rich-rendered", blocks), async ({ draft }) => {
      const { preview, typed, click } = await openRichText(page, "/en/rich-rendered");
      const lines = async () => linesOf(await bodyOf(lake, draft));
      await click("One take.");
      await expect(typed).toBeFocused();
      await pressLikeAPerson(page, "Home");
      await page.keyboard.type("Only ");
      // A rendering that began before the typing puts the earlier text back, in new elements.
      await preview.locator("[data-block='blocks[_key==\"text\"]']").evaluate((block) => {
        const rendered = block.cloneNode(true);
        if (!(rendered instanceof HTMLElement)) throw new Error("The block is no element.");
        rendered.querySelector("div[data-typing]")?.remove();
        for (const each of rendered.querySelectorAll("p")) each.style.removeProperty("display");
        block.replaceWith(rendered);
      });
      await expect(typed).toBeFocused();
      await page.keyboard.type("this ");
      await expect.poll(lines).toEqual(["Only this One take."]);
      await expect(typed).toHaveText("Only this One take.");
    });
  },
);

test(
  "[COMP-1] pasted content is reduced to what the rich text allows",
  { tag: "@all" },
  async ({ page, lake }) => {
    const blocks = [text(paragraph("one", "Soup"))];
    await withPage(lake, pageDocument("rich-by-paste", blocks), async ({ draft }) => {
      const { typed, click } = await openRichText(page, "/en/rich-by-paste");
      await click("Soup");
      await expect(typed).toBeFocused();
      await pressLikeAPerson(page, "ControlOrMeta+A");
      await typed.evaluate((element) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "Hot soup");
        clipboardData.setData(
          "text/html",
          `<h1 style="color:red">Menu</h1><table><tr><td>Bread</td></tr></table>
        <p>Hot <b>soup</b> <u>now</u>, <a href="https://soup.example/">here</a></p>
        <script>alert(1)</script><ul><li>Salt</li></ul>`,
        );
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      });
      await expect
        .poll(async () => linesOf(await bodyOf(lake, draft)))
        .toEqual(expect.arrayContaining(["Menu", "Hot *soup* now, [here]", "Salt"]));
      const stored = (await bodyOf(lake, draft)) ?? [];
      expect(JSON.stringify(stored)).not.toMatch(/script|alert|color|underline/);
      expect(stored.find(({ listItem }) => listItem !== undefined)).toMatchObject({
        listItem: "bullet",
      });
      expect(stored.flatMap(({ markDefs }) => markDefs)).toEqual([
        expect.objectContaining({ kind: "external", href: "https://soup.example/" }),
      ]);
    });
  },
);

test(
  "[COMP-1] an answer, an input method and right-to-left rich text work in place, and problems are named",
  { tag: "@all" },
  async ({ page, lake }) => {
    await withPage(
      lake,
      pageDocument("rich-in-arabic", [text(paragraph("one", "سائقة تفوّت محطتها.")), faq], {
        language: "ar",
      }),
      async ({ draft }) => {
        await page.goto(
          `${urls.studio}/presentation?preview=${encodeURIComponent("/ar/rich-in-arabic")}`,
        );
        const preview = page.frameLocator("iframe");
        const typed = preview.locator("div[data-typing] [contenteditable=true]");
        await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled({
          timeout: 60_000,
        });
        await expect(async () => {
          await preview.getByText("سائقة تفوّت محطتها.", { exact: true }).click();
          await expect(typed).toBeFocused({ timeout: 2_000 });
        }).toPass({ timeout: 30_000 });
        await expect(typed).toHaveCSS("direction", "rtl");
        await expect(typed).toHaveAttribute("spellcheck", "true");
        await pressLikeAPerson(page, "ControlOrMeta+A");
        await page.keyboard.press("Backspace");
        await expect(preview.locator("ul[role=alert]")).toContainText("Enter some text");
        const session = await page.context().newCDPSession(page);
        for (const text of ["k", "か", "開"]) {
          await session.send("Input.imeSetComposition", {
            text,
            selectionStart: text.length,
            selectionEnd: text.length,
          });
        }
        await session.send("Input.insertText", { text: "開演" });
        await expect.poll(async () => linesOf(await bodyOf(lake, draft))).toEqual(["開演"]);
        await expect(preview.locator("ul[role=alert]")).toHaveCount(0);

        await page.keyboard.press("Tab");
        await expect(preview.locator("span[data-typing]")).toHaveText("Questions");
      },
    );
  },
);

test(
  "[COMP-1] without the studio's switch “Edit” no rich text can be typed",
  { tag: "@all" },
  async ({ page, lake }) => {
    const blocks = [text(paragraph("one", "Four stops."))];
    await withPage(lake, pageDocument("rich-not-editing", blocks), async () => {
      const { preview } = await openRichText(page, "/en/rich-not-editing");
      const edit = page.getByRole("checkbox", { name: "Edit", exact: true });
      // The studio turns the switch on as soon as the studio is connected to the page.
      await expect(edit).toBeChecked({ timeout: 60_000 });
      // Repeats Escape and the click on the switch, because the studio turns the switch on again when it
      // connects to the page. The pauses give the page time to learn that the switch is off.
      await expect(async () => {
        await page.keyboard.press("Escape");
        if (await edit.isChecked()) await edit.click({ force: true });
        await expect(edit).not.toBeChecked({ timeout: 2_000 });
        await page.waitForTimeout(1_500);
        await preview.getByText("Four stops.", { exact: true }).click();
        await page.waitForTimeout(1_000);
        expect(await preview.locator("[contenteditable]").count()).toBe(0);
        await expect(edit).not.toBeChecked({ timeout: 100 });
      }).toPass({ timeout: 45_000 });
    });
  },
);
