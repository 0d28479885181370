import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "../support/stack/places.ts";
import type { Command } from "./run.ts";

const run = promisify(execFile);

/** The figures of the commands that start a lake of their own. */
const figures = [
  ["crash", ["lake.crash.lost", "lake.crash.repeated", "lake.crash.torn"]],
  ["listeners", ["lake.listeners"]],
  [
    "queries",
    [
      "lake.http.ratio",
      "lake.http.uncached.ratio",
      "lake.memory.per-1000 (MB)",
      "lake.slug.ratio",
      "lake.slug.vs-scan",
    ],
  ],
  ["write", ["lake.write"]],
] satisfies [Command, string[]][];

/** Returns the figures in a benchmark's output: lines such as `lake.write: 0.24`. */
const printed = (output: string) =>
  [...output.matchAll(/^([a-z][\w.-]*\.[\w.-]+(?: \(MB\))?): (.*)$/gm)].map(
    ([, name = "", value = ""]) => ({ name, value }),
  );

test.each(figures)(
  "the benchmark `%s` prints its figures in a smoke run",
  { timeout: 120_000 },
  async (command, names) => {
    const program = join(root, "tests/bench/run.ts");
    const { stdout } = await run(process.execPath, [program, command, "smoke"], { cwd: root });
    const found = printed(stdout);
    expect(found.map(({ name }) => name).toSorted()).toEqual(names);
    expect(found.filter(({ value }) => !/^-?\d+(?:\.\d+)?$/.test(value))).toEqual([]);
  },
);
