import { expect, test } from "vitest";
import { deletionWithoutTrash } from "./deletion-question.ts";

test("[STU-3] names the languages whose pages can't be restored, also pages without a language", () => {
  const question = (...withoutTrash: string[]) =>
    deletionWithoutTrash(["en", "de", "fr", ""], new Set(withoutTrash));
  expect(question("de", "")).toContain(": German and No language yet");
  expect(question("en", "de", "fr", "")).toContain("Your role can't write to the trash");
});
