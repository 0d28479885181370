import { blockContracts } from "@marquee/schemas/contract";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, it } from "vitest";
import { problemsOfPage } from "./shapes/form-problems.ts";
import { storedBlock } from "./shapes/stored-block.ts";

const shapes = new Map(
  Object.entries(blockContracts).map(([type, { shape }]) => [type, shape] as const),
);

const fixtures = Object.entries(blockFixtures);

const broken = fixtures.flatMap(([type, fixture]) =>
  Object.entries(fixture.broken).map(([name, entry]) => ({ type, name, ...entry })),
);

const valid = fixtures.flatMap(([type, { full, empty, longest, rightToLeft }]) =>
  Object.entries({ full, empty, longest, rightToLeft }).map(([name, block]) => ({
    type,
    name,
    block,
  })),
);

/** Returns the issues that the site's Zod schema for this block type reports. */
function issuesOf(type: string, block: unknown) {
  const shape = shapes.get(type);
  if (!shape) throw new Error(`There is no contract of "${type}".`);
  return shape.safeParse(block).error?.issues ?? [];
}

describe("[PAGE-4] the form and the site validate a block alike", () => {
  it.each(valid)("both accept $type $name", async ({ type, block }) => {
    expect(issuesOf(type, block)).toEqual([]);
    const problems = await problemsOfPage({ blocks: [storedBlock(block)] });
    expect(problems).toEqual([]);
  });

  it.each(broken)("the site refuses $type $name and names the field", ({ type, path, block }) => {
    expect(issuesOf(type, block).map((issue) => issue.path)).toContainEqual(path);
  });

  it.each(broken.filter(({ hiddenInForm }) => hiddenInForm === undefined))(
    "the form refuses $type $name at the same field",
    async ({ path, block }) => {
      const problems = await problemsOfPage({ blocks: [storedBlock(block)] });
      const errors = problems.filter(({ level }) => level === "error");
      expect(errors.map((problem) => problem.path)).toContainEqual(["blocks", 0, ...path]);
    },
  );
});

describe("[PAGE-4] the page form", () => {
  it.each([
    [
      "a reserved address",
      { slug: { _type: "slug", current: "api/keys" } },
      ["slug"],
      /begin with/,
    ],
    [
      "an address that climbs",
      { slug: { _type: "slug", current: "../../etc" } },
      ["slug"],
      /lowercase/,
    ],
    ["no language", { language: undefined }, ["language"], /language code/],
    ["no title", { title: undefined }, ["title"], /title/],
  ])("refuses %s", async (_name, fields, path, message) => {
    expect(await problemsOfPage(fields)).toContainEqual({
      level: "error",
      path,
      message: expect.stringMatching(message),
    });
  });
});

describe("[GATE-5] an upload inside a gate", () => {
  const gateWith = (list: "teaser" | "blocks") => ({
    ...Object(storedBlock(blockFixtures.signInGate.empty)),
    [list]: [storedBlock(blockFixtures.heroAnimation.full)],
  });

  it("shows a warning at the upload that the file is public", async () => {
    const problems = await problemsOfPage({ blocks: [gateWith("blocks")] });
    expect(problems.map(({ level, path }) => [level, path])).toEqual([
      ["warning", ["blocks", 0, "blocks", 0, "poster"]],
      ["warning", ["blocks", 0, "blocks", 0, "phonePoster"]],
      ["warning", ["blocks", 0, "blocks", 0, "animation", "file"]],
    ]);
    expect(problems[0]?.message).toMatch(/Uploaded files are public/);
  });

  it("shows no warning in the teaser, which is public", async () => {
    expect(await problemsOfPage({ blocks: [gateWith("teaser")] })).toEqual([]);
  });
});
