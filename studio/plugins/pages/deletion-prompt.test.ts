import { expect, test } from "vitest";
import { deletionWithoutTrash } from "./deletion-prompt.ts";

test("[STU-3] names the languages whose pages can't be restored, also pages without a language", () => {
  const prompt = (...withoutTrash: string[]) =>
    deletionWithoutTrash(["en", "de", "fr", ""], new Set(withoutTrash));
  expect(prompt("de", "")).toContain(": German and No language yet");
  expect(prompt("en", "de", "fr", "")).toContain("Your role can't write to the trash");
});
