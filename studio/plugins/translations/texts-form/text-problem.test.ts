import { expect, test } from "vitest";
import { problemOfText } from "./text-problem.ts";

test.each([
  ["Hello {{name}}", ["{{name}}"], null],
  ["Hello", [], null],
  ["Hello {{anything}}", null, null],
  ["Hello", ["{{name}}"], "The text must contain {{name}}. The site replaces it with a value."],
  ["{{name}} {{n}}", ["{{name}}"], "The site has no value for {{n}}. Remove it from the text."],
  [
    "{{ name }}",
    ["{{name}}"],
    "The text must contain {{name}}. The site replaces it with a value.",
  ],
  ["  ", [], "Enter a text, or reset it to use the default text."],
  [undefined, [], "Enter a text, or reset it to use the default text."],
  ["a".repeat(1_001), [], "The text is too long: shorten it to 1000 characters or fewer."],
])("[I18N-1] checks the text %j with the placeholders %j", (text, placeholders, problem) => {
  expect(problemOfText(text, placeholders)).toBe(problem);
});
