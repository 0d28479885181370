// @module-tag all
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../support/stack/places.ts";
import { copyOwn, copySources, readCopy, run, runIn, typeErrors, writeCopy } from "./copy.ts";
import { addedLines, readGuide } from "./guide-steps.ts";

const displayed = readGuide("add-a-document");
const files = displayed.filter(({ isNew }) => isNew);
const indexes = displayed.filter(({ isNew }) => !isNew);

describe("[OWN-2][OWN-3] adding a document with the guide's command", { timeout: 300_000 }, () => {
  beforeAll(async () => {
    copySources();
    const { code, text } = await run("./studio/launcher/add.ts", "document", "event");
    if (code !== 0) throw new Error(text);
  }, 300_000);

  it("writes four files and a line into each of three indexes, as the guide displays them, all in own/", () => {
    expect([files.length, indexes.length]).toEqual([4, 3]);
    for (const { file, text } of files) expect(readCopy(file)).toBe(text);
    for (const { file, text } of indexes) {
      const lines = readCopy(file).split("\n");
      expect(lines).toEqual(expect.arrayContaining(addedLines(text)));
    }
    for (const { file } of displayed) expect(file).toMatch(/^(?:schemas|web)\/own\//);
  });

  it("passes the compiler", async () => {
    expect(await typeErrors()).toEqual([]);
  });

  it.each([
    ["oxfmt/bin/oxfmt", "--check", "."],
    ["oxlint/bin/oxlint", "--deny-warnings", "."],
  ])("passes %s", async (program, ...options) => {
    const path = join(root, "node_modules", program);
    expect(await runIn(copyOwn(), path, options)).toMatchObject({ code: 0 });
  });

  it("passes the tests of all blocks and documents", async () => {
    const options = ["--config=tests/vitest.config.ts", "--reporter=verbose", "--project=own"];
    const { code, text } = await run("vitest/vitest.mjs", "run", ...options);
    if (code !== 0) throw new Error(text.replaceAll(/^ *[↓✓].*\n/gm, ""));
    for (const proof of [
      "form, query and shape of the owner's documents agree in every field",
      "web/own/event/event.test.tsx",
    ]) {
      expect(text).toContain(proof);
    }
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
