import { expect, test } from "vitest";
import { initials } from "./present-editors.client.tsx";

test.each([
  ["Ada Lovelace", "AL"],
  ["Ana María de la Cruz", "AC"],
  ["kim", "K"],
  ["  李 雷 ", "李雷"],
  ["😀 Joy", "😀J"],
  ["", ""],
])("[COMP-4] shortens the name %j to the initials %j", (name, short) => {
  expect(initials(name)).toBe(short);
});
