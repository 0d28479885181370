import { vercelStegaCombine } from "@vercel/stega";
import { expect, test } from "vitest";
import { quoteRules } from "./quote.contract.ts";

test.each([
  ["“I drove it home.”", "I drove it home."],
  ['"I drove it home."', "I drove it home."],
  ["« Je l’ai ramené. »", "Je l’ai ramené."],
  ["«قدتُه إلى البيت.»", "قدتُه إلى البيت."],
])("removes quotation marks around the whole text: %s", (written, words) => {
  expect(quoteRules.words.parse(written)).toBe(words);
});

const inText = ["She said “go” and I went.", "“Go” is what she said, and I said “no”"];

test.each(inText)("preserves quotation marks that are part of the text: %s", (words) => {
  expect(quoteRules.words.parse(words)).toBe(words);
});

test("[PAGE-6] removes quotation marks around text with click-to-edit marks in a preview", () => {
  const marks = { origin: "sanity.io", href: "/studio" };
  const [bare, written] = ["Home.", "“Home.”"].map((text) =>
    vercelStegaCombine(text, marks, false),
  );
  expect(quoteRules.words.parse(written)).toBe(bare);
});
