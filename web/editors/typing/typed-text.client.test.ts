import { applyPatches, parsePatch } from "@sanity/diff-match-patch";
import { expect, test } from "vitest";
import { createTypedText, type TextChange } from "./typed-text.client.ts";

/**
 * Creates a text, and a studio that applies the text's changes. To simulate a change by another
 * editor, a test assigns `studio.value`.
 */
function openText(displayed: string, stored = displayed) {
  const studio = { value: stored, number: 0 };
  const sent: TextChange[] = [];
  const text = createTypedText(displayed, (change) => sent.push(change));
  const deliver = () => {
    for (const { number, patch } of sent.splice(0)) {
      studio.value = applyPatches(parsePatch(patch), studio.value, {
        allowExceedingIndices: true,
      })[0];
      studio.number = number;
    }
  };
  return { text, studio, sent, deliver, hear: (cursor = 0) => text.hear({ ...studio }, cursor) };
}

test("[COMP-1] sends nothing before the studio has sent its text, and then what was typed", () => {
  const { text, sent, studio, hear, deliver } = openText("[Heading]", "");
  text.type("[Heading]N");
  expect(sent).toEqual([]);
  expect(hear(10)).toEqual({ value: "N", cursor: 1 });
  deliver();
  expect(studio).toEqual({ value: "N", number: 1 });
});

test("[COMP-4] merges what another editor writes and keeps the cursor at its place", () => {
  const { text, studio, hear, deliver } = openText("Two evenings on the quay");
  hear();
  text.type("Two long evenings on the quay");
  studio.value = "All two evenings on the quay";
  const heard = hear(8);
  expect(heard.value).toBe("All two long evenings on the quay");
  expect(heard.value.slice(0, heard.cursor)).toMatch(/long$/);
  deliver();
  expect(studio.value).toBe(heard.value);
  expect(hear(0).value).toBe(studio.value);
});

test("[COMP-1] keeps letters that are typed while the studio confirms earlier ones", () => {
  const { text, studio, hear, deliver } = openText("A");
  hear();
  text.type("Ab");
  deliver();
  const confirmed = { ...studio };
  text.type("Abc");
  expect(text.hear(confirmed, 3)).toEqual({ value: "Abc", cursor: 3 });
  deliver();
  expect(hear(3)).toEqual({ value: "Abc", cursor: 3 });
  expect(studio.value).toBe("Abc");
});

test("[COMP-4] loses no letter of two editors who type at random", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const { text, studio, hear, deliver } = openText("The quiet house by the river. ".repeat(4));
  hear();
  const letters: string[] = [];
  for (let round = 0; round < 500; round += 1) {
    const own = String.fromCodePoint(0x4e00 + round);
    const other = String.fromCodePoint(0x5e00 + round);
    const at = random(text.value().length);
    text.type(text.value().slice(0, at) + own + text.value().slice(at));
    if (random(3) > 0) deliver();
    const there = random(studio.value.length);
    studio.value = studio.value.slice(0, there) + other + studio.value.slice(there);
    if (random(3) > 0) hear();
    letters.push(own, other);
  }
  deliver();
  expect(hear().value).toBe(studio.value);
  expect(letters.filter((letter) => !studio.value.includes(letter))).toEqual([]);
});
