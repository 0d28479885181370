import { applyPatches, makePatches } from "@sanity/diff-match-patch";
import { expect, test } from "vitest";
import { seededRandom } from "../content-lake/tests/support/random.ts";
import { createSharedText } from "./shared-text.ts";

const initial = "Words of both.";

const lettersIn = (text: string) => Array.from(text.replaceAll(" ", "")).toSorted().join("");

/** Types words into a form while another editor inserts words, which it displays late if `isLate`. */
function typeTogether(seed: number, isLate: boolean) {
  const random = seededRandom(seed);
  const shared = createSharedText(initial);
  let stored = initial;
  let cursor = initial.length;
  const words: string[] = [];
  const display = () => {
    if (stored === shared.value()) shared.confirm();
    else [, cursor] = shared.merge(stored, [cursor, cursor]);
  };
  const typeOthers = () => {
    const word = `b${words.length}z`;
    words.push(word);
    stored = random.in(0.5) ? `${word} ${stored}` : `${stored} ${word}`;
    if (!isLate) display();
  };
  for (let number = 0; number < 12; number += 1) {
    if (random.in(0.3)) cursor = shared.value().length;
    const word = ` a${number}z`;
    words.push(word.trim());
    for (const letter of word) {
      if (random.in(0.2)) typeOthers();
      const before = shared.value();
      const next = before.slice(0, cursor) + letter + before.slice(cursor);
      cursor += 1;
      shared.type(next, cursor);
      [stored] = applyPatches(makePatches(before, next), stored);
      display();
    }
  }
  return { stored, text: shared.value(), words };
}

test.each([
  ["at once", false],
  ["after the next letter", true],
])(
  "[COMP-4] two editors in one field lose no letter, and their words stay whole, displayed %s",
  (_, isLate) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { stored, text, words } = typeTogether(seed, isLate);
      expect(text).toBe(stored);
      expect(lettersIn(stored)).toBe(lettersIn(initial + words.join("")));
      expect(words.filter((word) => !stored.includes(word))).toEqual([]);
    }
  },
);

test("[COMP-4] the cursor and the selection stay at their words", () => {
  const shared = createSharedText("Two evenings");
  shared.type("Two long evenings", 8);
  expect(shared.merge("The Two long evenings", [8, 8])).toEqual([12, 12]);
  expect(shared.merge("The Two long evenings, at dusk", [4, 7])).toEqual([4, 7]);
  expect(shared.value()).toBe("The Two long evenings, at dusk");
});
