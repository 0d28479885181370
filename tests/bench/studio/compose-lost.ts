import { stripMarks } from "@marquee/schemas/contract";
import type { SanityClient } from "@sanity/client";
import type { Browser, Frame, Page } from "playwright";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { clickUntilTyped, previewOf } from "../../support/editors/previewed-page.ts";
import { type Random, seededRandom } from "../../../studio/content-lake/tests/support/random.ts";
import { printMeasure } from "../figures.ts";
import { amount } from "../smoke.ts";

/** Number of edits by each editor. */
const EDITS = amount(500, 6);
/** Number of consecutive edits by an editor in the same text. */
const EDITS_PER_TEXT = amount(10, 3);
/** Number of texts on the page. */
const TEXTS = amount(20, 2);
/** Time between two keystrokes in ms. */
const RHYTHM = 25;
const slug = "bench-two-editors";
const initial = "Words of both.";

/** One in four texts is a rich text. */
const isRich = (index: number) => index % 4 === 1;

const quote = (index: number) => ({
  _key: `text${index}`,
  _type: "quote",
  version: 2,
  words: initial,
  name: "Two editors",
  emphasis: "quiet",
  tone: "default",
  motion: "none",
});

type StoredText = { words?: string; body?: { children: { text: string }[] }[] };

/**
 * An editor with the previewed page. `inserted` lists the words that this editor has inserted into
 * each text.
 */
type Editor = { name: "a" | "b"; page: Page; preview: Frame; inserted: string[][]; random: Random };

/**
 * Makes one random edit in the open text: moves the cursor to a random word and inserts a word that
 * occurs nowhere else. Deletes one in five of these words again.
 */
async function edit({ name, page, inserted, random }: Editor, text: number, number: number) {
  const keyboard = { delay: RHYTHM };
  // Presses Control too, because Home or End alone could move the cursor into a word that wraps.
  await page.keyboard.press(random.pick(["Control+End", "Control+Home"]));
  const moves = random.upTo(5);
  for (let move = 0; move < moves; move += 1) {
    await page.keyboard.press(random.pick(["Control+ArrowRight", "Control+ArrowLeft"]), keyboard);
  }
  const word = ` ${name}${number}z`;
  await page.keyboard.type(word, keyboard);
  if (!random.in(0.2)) return void inserted[text]?.push(word.trim());
  for (const _letter of word) await page.keyboard.press("Backspace", keyboard);
}

async function work(editor: Editor): Promise<void> {
  for (let number = 0; number < EDITS; number += EDITS_PER_TEXT) {
    const text = editor.random.upTo(TEXTS - 1);
    const block = editor.preview.locator(`[data-block='blocks[_key=="text${text}"]']`);
    const typed = "span[data-typing]:focus, div[data-typing] [contenteditable=true]:focus";
    await clickUntilTyped(block.locator("p:visible").first(), block.locator(typed));
    for (let each = number; each < Math.min(EDITS, number + EDITS_PER_TEXT); each += 1) {
      await edit(editor, text, each);
    }
  }
  await editor.page.keyboard.press("Escape");
}

/** Returns the text of a stored quote or rich text. */
const textOf = ({ words, body = [] }: StoredText): string =>
  words ?? body.map(({ children }) => children.map(({ text }) => text).join("")).join(" ");

/**
 * Compares one stored text with the words that it should contain (`inserted`). `lost` counts the words that don't
 * occur exactly once. `torn` counts the stored words that aren't in `inserted`, plus 1 if the other letters changed.
 */
function compare(stored: string, inserted: readonly string[]) {
  const found = stored.match(/[ab]\d+z/g) ?? [];
  const lost = inserted.filter((word) => found.filter((each) => each === word).length !== 1);
  const strange = found.filter((word) => !inserted.includes(word));
  const rest = stored.replaceAll(/[ab]\d+z/g, "").replaceAll(/\s/g, "");
  const torn = rest === initial.replaceAll(/\s/g, "") ? 0 : 1;
  return { lost: lost.length, torn: torn + strange.length };
}

/**
 * Lets two editors type random edits into the same texts of a previewed page at the same time
 * [COMP-4]. Prints five counts, which must be 0:
 * - `compose.lost`: words that an editor typed and that aren't stored exactly once.
 * - `compose.torn`: texts with letters that belong to no word, and words that were deleted but are
 *   stored.
 * - `compose.rich.lost` and `compose.rich.torn`: the same for rich texts.
 * - `compose.marks`: invisible characters of Sanity's content source maps in the stored page.
 */
export async function measureComposeLost(
  browser: Browser,
  studio: string,
  lake: SanityClient,
): Promise<void> {
  const stored = pageDocument(
    slug,
    Array.from({ length: TEXTS }, (_, index) =>
      isRich(index) ? textBlock(initial, `text${index}`) : quote(index),
    ),
  );
  const draft = `drafts.${stored._id}`;
  await lake.createOrReplace(stored);
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ viewport: { width: 1_440, height: 900 } })),
  );
  try {
    const editors: Editor[] = [];
    for (const [index, context] of contexts.entries()) {
      const page = await context.newPage();
      await page.goto(`${studio}/presentation?preview=/en/${slug}`);
      editors.push({
        name: index === 0 ? "a" : "b",
        page,
        preview: await previewOf(page),
        inserted: Array.from({ length: TEXTS }, () => []),
        random: seededRandom(index + 1),
      });
    }
    await Promise.all(editors.map(work));
    // The studio stores the last letters after a pause.
    await editors[0]?.page.waitForTimeout(5_000);
    const texts = await lake.fetch<StoredText[]>("*[_id == $draft][0].blocks[]", { draft });
    const results = texts.map((text, index) =>
      compare(
        textOf(text),
        editors.flatMap(({ inserted }) => inserted[index] ?? []),
      ),
    );
    const sum = (figure: "lost" | "torn", ofRich: boolean) =>
      results
        .filter((_, index) => isRich(index) === ofRich)
        .reduce((total, result) => total + result[figure], 0);
    const how = `${editors.length} editors with ${EDITS} random edits each, in ${TEXTS} texts`;
    printMeasure("compose.lost", sum("lost", false), how);
    printMeasure("compose.torn", sum("torn", false), how);
    printMeasure("compose.rich.lost", sum("lost", true), how);
    printMeasure("compose.rich.torn", sum("torn", true), how);
    const text = JSON.stringify(await lake.getDocument(draft));
    printMeasure("compose.marks", text.length - stripMarks(text).length, how);
  } finally {
    for (const context of contexts) await context.close();
    await lake.delete({
      query: "*[_id in $ids]",
      params: { ids: [stored._id, draft] },
    });
  }
}
