import { vercelStegaCombine } from "@vercel/stega";
import { expect, test } from "vitest";
import { quoteRules } from "./quote.contract.ts";

test.each([
  ["“I drove it home.”", "I drove it home."],
  ['"I drove it home."', "I drove it home."],
  ["„Ich fuhr sie heim.“", "Ich fuhr sie heim."],
  ["« Je l’ai ramené. »", "Je l’ai ramené."],
  ["«قدتُه إلى البيت.»", "قدتُه إلى البيت."],
])("quotation marks around the whole are left out: %s", (written, words) => {
  expect(quoteRules.words.parse(written)).toBe(words);
});

test.each([
  "She said “go” and I went.",
  "“Go” is what she said, and I said “no”",
  "It’s the driver’s",
])("marks that belong to the words stay: %s", (words) => {
  expect(quoteRules.words.parse(words)).toBe(words);
});

test("[PAGE-6] in a preview the words keep their click-to-edit marks", () => {
  const marks = { origin: "sanity.io", href: "/studio" };
  const [bare, written] = ["Home.", "“Home.”"].map((text) =>
    vercelStegaCombine(text, marks, false),
  );
  expect(quoteRules.words.parse(written)).toBe(bare);
});
