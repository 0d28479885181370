import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { root } from "../support/stack/places.ts";
import { copyOwn, copySources, readCopy, run, runIn, typeErrors } from "./copy.ts";
import { addedLines, type DisplayedFile } from "./guide-steps.ts";

/**
 * Adds what a guide displays to a copy of the sources with `npm run add`, and tests that the copy has the guide's files
 * and passes the compiler, the formatter, the linter, and the tests of own code, whose output contains `proofs`.
 */
export function testAddition(
  displayed: readonly DisplayedFile[],
  { command, proofs }: { command: readonly string[]; proofs: readonly string[] },
): void {
  beforeAll(async () => {
    copySources();
    const { code, text } = await run("./studio/launcher/add.ts", ...command);
    if (code !== 0) throw new Error(text);
  }, 300_000);

  it("writes new files, and lines into indexes, as the guide displays them, all in own/", () => {
    for (const { file } of displayed) expect(file).toMatch(/^(?:schemas|web)\/own\//);
    for (const { file, text } of displayed.filter(({ isNew }) => isNew)) {
      expect(readCopy(file)).toBe(text);
    }
    for (const { file, text } of displayed.filter(({ isNew }) => !isNew)) {
      const lines = readCopy(file).split("\n");
      expect(lines).toEqual(expect.arrayContaining(addedLines(text)));
    }
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

  it("passes all tests of blocks and documents", async () => {
    const options = ["--config=tests/vitest.config.ts", "--reporter=verbose", "--project=own"];
    const { code, text } = await run("vitest/vitest.mjs", "run", ...options);
    if (code !== 0) throw new Error(text.replaceAll(/^ *[↓✓].*\n/gm, ""));
    for (const proof of proofs) expect(text).toContain(proof);
  });
}
