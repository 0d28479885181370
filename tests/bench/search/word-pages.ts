import { pageDocument, textBlock } from "../../support/documents.ts";

/** Number of different words in the pages. */
const WORDS = 40_000;

const syllables = "ka lo mi ter ran so vel un ti bra no fe sch el or in ag pro lu dex".split(" ");

/** Returns a function with the same sequence of numbers from 0 to 1 in each run. */
export function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Returns a function that returns random words. As in a language, few words are frequent and many are rare. */
export function createWords(random: () => number): () => string {
  const pick = () => syllables[Math.floor(random() * syllables.length)] ?? "";
  const words = Array.from({ length: WORDS }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, pick).join(""),
  );
  return () => words[Math.floor(random() ** 3 * words.length)] ?? "";
}

/** Returns the texts of a page: five sections of 90 words each, about as many as on a page of a company's site. */
export function textsOfWords(word: () => string) {
  const text = (count: number) => Array.from({ length: count }, word).join(" ");
  const sections = Array.from({ length: 5 }, (_, at) => ({
    block: `b${at}`,
    heading: text(4),
    text: text(90),
  }));
  return { title: text(4), sections };
}

/** Returns a published page with the texts of {@link textsOfWords}. */
export function pageOfWords(number: number, word: () => string) {
  const { title, sections } = textsOfWords(word);
  const blocks = sections.map(({ block, heading, text }) => ({
    ...textBlock(text, block),
    heading,
  }));
  return pageDocument(`words-${number}`, blocks, { title });
}
