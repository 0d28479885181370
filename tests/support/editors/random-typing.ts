import { setTimeout } from "node:timers/promises";
import { type Random } from "../../../studio/content-lake/tests/support/random.ts";
import { callToAction, featureGrid, textBlock } from "../documents.ts";
import { expect } from "./studio-test.ts";
import type { PageWriter } from "./page-writer.ts";

const quote = (_key: string) => ({
  _key,
  _type: "quote",
  version: 2,
  words: "Nobody gets off.",
  name: "Ines Calder",
  emphasis: "quiet",
  tone: "default",
  motion: "none",
});

/** Blocks whose texts are typed at random: plain and rich texts, and entries of a list. */
export const typedBlocks = [
  { ...textBlock("One take.", "first"), heading: "The last tram" },
  callToAction,
  featureGrid,
  { ...textBlock("Another take.", "second"), heading: "The first tram" },
  // Tab leads to these texts, but not beyond the last one.
  quote("third"),
  quote("fourth"),
];

const block = (key: string) => `[data-block='blocks[_key=="${key}"]']`;

/** While a rich text is typed, the site's own paragraphs are hidden, and stay in the page. */
const paragraph = (key: string) => `${block(key)} p:not([style*="display"])`;

/** Texts that are clicked, which are near no edge of the page. */
const clickable = [
  paragraph("first"),
  paragraph("second"),
  `${block("first")} :is(h1, h2)`,
  `${block("call")} :is(h1, h2)`,
  `${block("grid")} h3`,
];

/** Presses a key or types a letter, and waits for 60 to 150 ms. */
async function stroke(writer: PageWriter, random: Random, ...keys: readonly string[]) {
  for (const key of keys) {
    await writer.press(key);
    await setTimeout(60 + random.upTo(90));
  }
}

const intents = {
  click: async (writer: PageWriter, random: Random) => {
    await writer.click(random.pick(clickable));
    await stroke(writer, random, "End");
  },
  next: (writer: PageWriter, random: Random) => stroke(writer, random, "Tab"),
  entry: (writer: PageWriter, random: Random) => stroke(writer, random, "Control+Enter"),
  block: (writer: PageWriter, random: Random) =>
    stroke(writer, random, "Escape", "/", ...Array.from("quote"), "Enter"),
};

/** Waits until neither the menu of blocks nor a new block takes keys, because the menu covers the page. */
async function untilAdded({ evaluate, evaluateStudio }: PageWriter): Promise<void> {
  const taking = `Array.from(document.querySelectorAll("[role=dialog], [data-type-ahead]"),
    (element) => element.outerHTML.slice(0, 300)).join()`;
  // Looks at the page twice, because the keys go from the page to the menu and back.
  await expect
    .poll(async () => [
      await evaluate(taking),
      await evaluateStudio(taking),
      await evaluate(taking),
    ])
    .toEqual(["", "", ""]);
}

const alphabet = Array.from("abcdefghijklmnoprstuvwxyz");

/**
 * Does `count` random sequences of actions that open a text, and types a word after each, without
 * waiting for the text. Returns the words, each of which occurs only once.
 */
export async function typeAtRandom(
  writer: PageWriter,
  random: Random,
  count: number,
): Promise<string[]> {
  const words: string[] = [];
  const typeWord = async () => {
    const number = alphabet[words.length % 25] ?? "";
    const row = alphabet[Math.floor(words.length / 25)] ?? "";
    const word = `q${row}${number}${random.pick(alphabet)}`;
    await stroke(writer, random, " ", ...Array.from(word));
    words.push(word);
  };
  for (let sequence = 0; sequence < count; sequence += 1) {
    await intents.click(writer, random);
    await typeWord();
    const intent = random.pick(["next", "next", "entry", "entry", "block"] as const);
    await intents[intent](writer, random);
    await typeWord();
    if (intent === "block") await untilAdded(writer);
  }
  return words;
}
