// @module-tag all
import { beforeAll, describe, expect, it } from "vitest";
import { copySources, run, take, typeErrors, undo } from "./copy.ts";
import { readSteps } from "./guide-steps.ts";

const steps = readSteps();
const registrations = steps.filter(({ isNew }) => !isNew);

describe("adding a block by the guide's steps", { timeout: 300_000 }, () => {
  beforeAll(() => {
    copySources();
    steps.forEach(take);
  }, 300_000);

  it("writes four files of its own and adds an import and a line to four lists", () => {
    expect(steps.map(({ isNew }) => isNew).filter(Boolean)).toHaveLength(4);
    const added = registrations.map(({ file, text }) => [file, text.match(/^\+/gm)?.length]);
    expect(added).toEqual([
      ["schemas/contract.ts", 2],
      ["schemas/studio.ts", 2],
      ["schemas/fixtures.ts", 2],
      ["web/blocks/registry.tsx", 2],
    ]);
  });

  it("passes the compiler", async () => {
    expect(await typeErrors()).toEqual([]);
  });

  it("passes the agreement tests and the rendering tests of all blocks", async () => {
    const names = "marginNote|no field that does not exist|every field that an editor";
    const options = ["--config=tests/vitest.config.ts", "--reporter=verbose", "-t", names];
    const paths = ["tests/agreement", "web/blocks/containment", "web/blocks/random-blocks"];
    const { code, text } = await run("vitest/vitest.mjs", "run", ...options, ...paths);
    if (code !== 0) throw new Error(text.replaceAll(/^ *↓.*\n/gm, ""));
    for (const proof of [
      "marginNote in a page",
      "marginNote in what members see › columns.end",
      "both accept marginNote rightToLeft",
      "the form refuses marginNote wordsMissing at the same field",
      "an invalid block, marginNote wordsMissing, is logged once and rendered for editors only",
      "marginNote: renders every page and neighboring block",
    ]) {
      expect(text).toContain(proof);
    }
  });

  it("fails to compile without the first line because the block is unknown", async () => {
    const [first] = registrations;
    if (!first) throw new Error("The guide names no list.");
    undo(first);
    const errors = await typeErrors();
    take(first);
    for (const file of ["fixtures.ts", "registry.tsx"]) {
      expect(errors.some((line) => line.includes(file) && /marginNote/i.test(line))).toBe(true);
    }
  });

  it("names the other three lists in compiler errors when only the first line is added", async () => {
    const others = registrations.slice(1);
    others.forEach(undo);
    const errors = await typeErrors();
    others.forEach(take);
    for (const { file } of others) {
      const place = file.replace(/^web\//, "");
      expect(errors.some((line) => line.includes(place) && line.includes("marginNote"))).toBe(true);
    }
  });
});
