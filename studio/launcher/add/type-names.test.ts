import { expect, test } from "vitest";
import { namesOfType } from "./type-names.ts";

const marginNote = {
  type: "marginNote",
  folder: "margin-note",
  component: "MarginNote",
  title: "Margin note",
};

test.each(["margin-note", "marginNote", "MarginNote", "margin note"])(
  "[OWN-2] reads the block name %s",
  (name) => {
    expect(namesOfType(name)).toEqual(marginNote);
  },
);

test("[OWN-2] a block may have a title of its own", () => {
  expect(namesOfType("team", new Set(), "The people").title).toBe("The people");
  expect(namesOfType("team", new Set(), " ").title).toBe("Team");
});

test.each([
  ["3d", "English letters"],
  ["größe", "English letters"],
  ["../page", "English letters"],
  ["", "English letters"],
  ["a".repeat(41), "at most 40"],
  ["text", 'such as "our-text"'],
  ["crossDatasetReference", "is taken"],
  ["new", "is taken"],
  ["Motion", "is taken"],
  ["text-block", 'such as "our-text-block"'],
])("[OWN-2] refuses the block name %j, and says what to do", (name, message) => {
  expect(() => namesOfType(name, new Set(["textBlock"]))).toThrow(message);
});
