import { expect, test } from "vitest";
import { problemOfText } from "./text-problem.ts";

const missing = "The text must contain {{name}}. The site replaces it with a value.";
const empty = "Enter a text, or reset it to use the default text.";

test.each([
  ["Hello {{name}}", ["{{name}}"], null],
  ["Hello", [], null],
  ["Hello {{anything}}", null, null],
  ["Hello", ["{{name}}"], missing],
  ["{{name}} {{n}}", ["{{name}}"], "The site has no value for {{n}}. Remove it from the text."],
  ["{{ name }}", ["{{name}}"], missing],
  ["  ", [], empty],
  [undefined, [], empty],
  ["a".repeat(1_001), [], "The text is too long: shorten it to 1000 characters or fewer."],
])("[I18N-1] checks the text %j with the placeholders %j", (text, placeholders, problem) => {
  expect(problemOfText(text, placeholders)).toBe(problem);
});
