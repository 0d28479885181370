// @module-tag all
import { describe, expect, it } from "vitest";
import { readCopy, typeErrors, writeCopy } from "./copy.ts";
import { readGuide } from "./guide-steps.ts";
import { testAddition } from "./test-addition.ts";

const displayed = readGuide("add-a-block");
const indexes = displayed.filter(({ isNew }) => !isNew);

describe("[OWN-1][OWN-2] adding a block with the guide's command", { timeout: 300_000 }, () => {
  it("displays the files and the indexes", () => {
    expect([displayed.length, indexes.length]).toEqual([10, 4]);
  });

  testAddition(displayed, {
    command: ["block", "margin-note"],
    proofs: [
      "marginNote in a page",
      "marginNote in what members see › columns.end",
      "both accept marginNote rightToLeft",
      "the form refuses marginNote headingMissing at the same field",
      "an invalid block, marginNote headingMissing, is logged once and rendered for editors only",
      "marginNote: renders every page and neighboring block",
      "web/own/margin-note/margin-note.test.tsx",
    ],
  });

  it("compiles with an own block that extends one of the product, and with an own component of another", async () => {
    const changes = {
      "schemas/own/contract.ts": (text: string) =>
        text.replace("{\n  marginNote,", "{\n  marginNote,\n  quote: extended,").replace(
          "\nexport const",
          `import { quote } from "../blocks/quote/quote.contract.ts";
import { optionalText } from "../kit/contract.ts";

const extended = { ...quote, shape: quote.shape.extend({ source: optionalText(80) }) };

export const`,
        ),
      "schemas/own/studio.ts": (text: string) =>
        text.replace(
          "{\n  marginNote,",
          '{\n  marginNote,\n  quote: { ...marginNote, name: "quote" as const },',
        ),
      "schemas/own/fixtures.ts": (text: string) =>
        text.replace("ownFixtures = {", "ownFixtures = {\n  quote: extended,").replace(
          "\nexport const",
          `import { quoteFixture } from "../blocks/quote/quote.fixture.ts";

const { full } = quoteFixture;
const state = { ...full, source: null };
const extended = { full: state, empty: state, longest: state, rightToLeft: state, broken: {} };

export const`,
        ),
      "web/own/registry.tsx": (text: string) =>
        text.replace(
          "ownComponents = {",
          "ownComponents = {\n  stats: () => null,\n  quote: ({ block }) => block.source,",
        ),
    };
    const before = Object.keys(changes).map((file) => [file, readCopy(file)] as const);
    for (const [file, change] of Object.entries(changes)) writeCopy(file, change(readCopy(file)));
    const errors = await typeErrors();
    for (const [file, text] of before) writeCopy(file, text);
    expect(errors).toEqual([]);
  });

  it.each(indexes.map(({ file }) => file))(
    "the compiler names the index %s if its entry is missing",
    async (file) => {
      const whole = readCopy(file);
      writeCopy(file, whole.replace(/^ {2}marginNote.*\n/m, ""));
      const errors = await typeErrors();
      writeCopy(file, whole);
      const others = file === "schemas/own/contract.ts" ? "own/" : file.replace(/^web\//, "");
      expect(errors.some((line) => line.includes(others) && /marginNote/i.test(line))).toBe(true);
    },
  );
});
