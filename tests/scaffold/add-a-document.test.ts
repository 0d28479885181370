// @module-tag all
import { describe, expect, it } from "vitest";
import { readCopy, run, typeErrors, writeCopy } from "./copy.ts";
import { readGuide } from "./guide-steps.ts";
import { testAddition } from "./test-addition.ts";

const displayed = readGuide("add-a-document");
const indexes = displayed.filter(({ isNew }) => !isNew);

describe("[OWN-2][OWN-3] adding a document with the guide's command", { timeout: 300_000 }, () => {
  it("displays the files and the indexes", () => {
    expect([displayed.length, indexes.length]).toEqual([7, 3]);
  });

  testAddition(displayed, {
    command: ["document", "event"],
    proofs: [
      "form, query and shape of the owner's documents agree in every field",
      "web/own/event/event.test.tsx",
    ],
  });

  it.each([
    [
      "schemas/own/event/event.schema.ts",
      /"place",$/m,
      /^ {4}defineField\(\{\n {6}name: "place",[^]*?\}\),\n/m,
    ],
    [
      "schemas/own/event/event.contract.ts",
      /place: invalid_type/,
      'projection: "when, place"',
      'projection: "when"',
    ],
    ["schemas/own/event/event.contract.ts", /"title",$/m, "place: optional", "title: optional"],
  ])(
    "the tests name a field that %s lacks or has twice",
    async (file, named, before, after = "") => {
      const whole = readCopy(file);
      writeCopy(file, whole.replace(before, after));
      const { code, text } = await run(
        "vitest/vitest.mjs",
        "run",
        "--config=tests/vitest.config.ts",
        "--project=own",
        "tests/agreement/own-documents.test.ts",
      );
      writeCopy(file, whole);
      expect(code).toBe(1);
      expect(text).toMatch(named);
    },
  );

  it.each(indexes.map(({ file }) => file).filter((file) => !file.endsWith("contract.ts")))(
    "the compiler names the index %s if its entry is missing",
    async (file) => {
      const whole = readCopy(file);
      writeCopy(file, whole.replace(/^ {2}event.*\n/m, ""));
      const errors = await typeErrors();
      writeCopy(file, whole);
      expect(errors.some((line) => line.includes(file.replace(/^web\//, "")))).toBe(true);
    },
  );
});
