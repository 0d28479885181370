import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Mina Member", "MM"],
  ["Ana María del Campo", "AC"],
  ["éloïse brun", "ÉB"],
  ["mina.member@marquee.test", "MM"],
  ["+49 151 2345", ""],
  ["منى العامري", "م"],
  ["🎬 Mina", "M"],
  [null, ""],
])("shortens %s to %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
