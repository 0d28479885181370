import { expect } from "../expect.ts";
import type { PageWriter } from "./page-writer.ts";

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 30_000;

/**
 * A text that an editor types: `words`. `title` is the title of the text's field in the studio, and
 * `at` is the text's placeholder on the page. `key` moves the caret from the previous text to this
 * one. For the first text of a block or entry, `key` is ignored.
 */
type Typed = { title: string; at: string; key: "Tab" | "Shift+Tab"; words: string };

const tab = (title: string, words: string, at = `[${title}]`): Typed => {
  return { title, at, key: "Tab", words };
};

const back = (title: string, words: string): Typed => {
  return { title, at: title, key: "Shift+Tab", words };
};

type Written = {
  type: string;
  texts: Typed[];
  entry?: { name: string; texts: Typed[] };
  /** The address that the link leads to whose label is the last of the texts. */
  address?: string;
};

/** The blocks that the tests write, with all their required texts and some optional ones. */
export const eightBlocks: readonly Written[] = [
  { type: "announcement", texts: [tab("Text", "Doors open at seven."), back("Badge", "Tonight")] },
  {
    type: "textBlock",
    texts: [tab("Text", "She misses her stop."), back("Heading", "The last tram")],
  },
  {
    type: "featureGrid",
    texts: [tab("Title", "Short films"), tab("Text", "Twelve of them.", "Text")],
    entry: { name: "Feature", texts: [tab("Title", "Hot soup")] },
  },
  {
    type: "stats",
    texts: [tab("Label", "films"), tab("Value", "12")],
    entry: { name: "Stat", texts: [tab("Label", "evenings"), tab("Value", "2")] },
  },
  {
    type: "quote",
    texts: [tab("Quote", "Nobody gets off."), tab("Author", "Ines Calder", "[Name]")],
  },
  { type: "faq", texts: [tab("Question", "Bring a coat?"), tab("Answer", "Yes, and a friend.")] },
  {
    type: "signInGate",
    texts: [tab("Heading", "For members"), tab("Description", "The whole program.", "[Promise]")],
  },
  {
    type: "callToAction",
    texts: [
      tab("Heading", "See you on the quay"),
      tab("Text", "Bring a friend.", "Text"),
      tab("Link text", "Get a ticket", "[Label]"),
    ],
    address: "https://tickets.example/",
  },
];

export const writtenTexts = eightBlocks.flatMap(({ texts, entry }) =>
  [...texts, ...(entry?.texts ?? [])].map(({ words }) => words),
);

const until = (evaluate: (expression: string) => Promise<unknown>, expression: string) =>
  expect.poll(() => evaluate(expression), { message: expression, timeout: PATIENCE }).toBe(true);

/** Returns an expression that is true while the text of the field `title` is empty and has the caret. */
const isTyped = (title: string) => `(() => {
  const typed = document.activeElement?.closest("[data-typing]");
  const text = typed?.querySelector("[contenteditable]") ?? typed;
  return text?.ariaLabel === ${JSON.stringify(title)} && text.textContent.trim().replace("\\uFEFF", "") === "";
})()`;

/** Marks the last element with this text or placeholder with `data-target`. Is false if there is none. */
const mark = (words: string) => `(() => {
  const words = ${JSON.stringify(words)};
  document.querySelector("[data-target]")?.removeAttribute("data-target");
  const found = [...document.querySelectorAll("main *")].findLast((element) =>
    element.dataset.placeholder === words ||
    (element.children.length === 0 && element.textContent.trim() === words && element.checkVisibility()));
  found?.setAttribute("data-target", "");
  return found !== undefined;
})()`;

/** Is true if a button is in view, and else scrolls toward it. */
const reach = (selector: string) => `(() => {
  const button = document.querySelector(${JSON.stringify(selector)});
  if (!button?.checkVisibility()) return false;
  const { top, bottom } = button.getBoundingClientRect();
  const by = Math.min(0, top - 120) + Math.max(0, bottom + 20 - innerHeight);
  scrollBy({ top: by, behavior: "instant" });
  return Math.abs(by) < 1;
})()`;

/** Types the texts of a block or entry. `go` moves the caret to the given text. */
async function write(
  { evaluate, type }: PageWriter,
  texts: readonly Typed[],
  go: (text: Typed) => Promise<void>,
): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await go(text);
    await until(evaluate, isTyped(text.title));
    await type(text.words);
  }
}

const linkInput = "#typing-link input";

/** Types the target of the link whose label has the caret. `go` moves the focus to the input. */
async function setTarget(
  { evaluate, type, press }: PageWriter,
  address: string,
  go: () => Promise<void>,
): Promise<void> {
  await until(evaluate, `document.querySelector("${linkInput}") !== null`);
  await go();
  await until(evaluate, `document.activeElement?.matches("${linkInput}") === true`);
  await type(address);
  await press("Enter");
  await until(evaluate, `document.activeElement?.closest("[data-typing]") != null`);
}

const noForm = `document.querySelector("[role=dialog]") === null`;

/** Writes the eight blocks on an empty page with the mouse, and only their words with the keyboard. */
export async function writeByMouse(writer: PageWriter): Promise<void> {
  const { evaluate, evaluateStudio, click, clickStudio } = writer;
  const goTo = async ({ at }: Typed) => {
    await until(evaluate, mark(at));
    await click("[data-target]");
  };
  for (const [index, { type, texts, entry, address }] of eightBlocks.entries()) {
    // An empty page has a button in its middle. Later blocks are added with the button “+” at the
    // lower edge of the previous block.
    const add = index === 0 ? "button[data-first]" : "button[data-plus]";
    await until(evaluate, reach(add));
    await click(add);
    await until(evaluateStudio, `document.querySelector("[data-insert=${type}]") !== null`);
    await clickStudio(`[data-insert=${type}]`);
    await write(writer, texts, goTo);
    if (entry !== undefined) {
      const addEntry = `button[aria-label="Add: ${entry.name}"]`;
      await until(evaluate, reach(addEntry));
      await click(addEntry);
      await write(writer, entry.texts, goTo);
    }
    if (address !== undefined) await setTarget(writer, address, () => click(linkInput));
    await until(evaluateStudio, noForm);
  }
}

/** Writes the eight blocks on an empty page with the keyboard alone. */
export async function writeByKeys(writer: PageWriter): Promise<void> {
  const { evaluate, evaluateStudio, press, type: typeWords } = writer;
  const goTo = ({ key }: Typed) => press(key);
  await press("F6");
  for (const [index, { type, texts, entry, address }] of eightBlocks.entries()) {
    const focused = index === 0 ? "button[data-first]" : "[role=toolbar]";
    await until(evaluate, `document.activeElement?.closest("${focused}") != null`);
    await press(index === 0 ? "Enter" : "+");
    await until(evaluateStudio, `document.activeElement?.closest("[role=dialog] input") != null`);
    await typeWords(type === "textBlock" ? "paragraph" : type.replaceAll(/(?=[A-Z])/g, " "));
    await until(
      evaluateStudio,
      `document.querySelector("[data-insert]")?.dataset.insert === "${type}"`,
    );
    await press("Enter");
    await write(writer, texts, goTo);
    if (entry !== undefined) {
      await press("Control+Enter");
      await write(writer, entry.texts, goTo);
    }
    if (address !== undefined) await setTarget(writer, address, () => press("Control+k"));
    await press("Escape");
  }
  await until(evaluate, `document.activeElement?.closest("[role=toolbar]") != null`);
  await until(evaluateStudio, noForm);
}
