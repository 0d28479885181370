// @module-tag all
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Command } from "../../bench/run.ts";
import { root } from "../../support/stack/places.ts";
import { expect, test } from "../../support/test.ts";

// Benchmarks are independent of each other, so all workers share them.
test.describe.configure({ mode: "parallel", timeout: 180_000 });

const run = promisify(execFile);

/**
 * The figures of each benchmark command that count errors, losses or leaks: they must be 0, in a smoke run too.
 * `fuzz-site` has no entry, because `fuzz` runs it, nor have the commands that `all` runs. `start` is not tested here.
 */
const errorCounts: Record<
  Exclude<Command, "blocks" | "publish" | "crawl" | "rate" | "listeners" | "fuzz-site" | "start">,
  readonly string[]
> = {
  all: ["third-party.before-consent"],
  members: ["members.errors", "members.crosstalk", "members.thousand.errors", "gate.leak"],
  faults: ["faults.blank", "faults.traces", "faults.wrong"],
  compose: ["compose.lost", "compose.torn"],
  crash: ["lake.crash.lost", "lake.crash.torn", "lake.crash.repeated"],
  flood: ["flood.reader.errors"],
  fuzz: ["lake.fuzz.faults", "lake.fuzz.log.raw", "site.fuzz.faults", "site.fuzz.log.raw"],
  instances: ["instances.stale", "instances.failed"],
  lists: [],
  lighthouse: [],
  nodes: ["lost", "torn", "gaps", "disordered", "different"].map((name) => `lake.nodes.${name}`),
  postgres: [],
  queries: [],
  roles: ["lake.roles.leaks", "lake.roles.beyond"],
  search: [],
  simulation: ["lake.simulation.violations"],
  studio: [],
  trace: [],
  touch: [],
  write: [],
};

/** Returns the figures in a benchmark's output, by name: lines such as `page.js.text: 1234`. */
const printed = (output: string) =>
  Object.fromEntries(
    [...output.matchAll(/^([a-z][\w.-]*\.[\w.-]+)(?: \((?:MB|ms)\))?: (.*)$/gm)].map(
      ([, name = "", value = ""]) => [name, value === "" ? Number.NaN : Number(value)],
    ),
  );

for (const [command, errors] of Object.entries(errorCounts)) {
  test(`the benchmark \`${command}\` measures its figures in a smoke run, without errors`, async () => {
    const program = join(root, "tests/bench/run.ts");
    // With MARQUEE_TEST_ATTACH set, the benchmark measures this worker's stack instead of starting one.
    const { stdout } = await run(process.execPath, [program, command, "smoke"], {
      cwd: root,
      env: { ...process.env, MARQUEE_TEST_ATTACH: "1" },
      maxBuffer: 1 << 24,
      timeout: 170_000,
    });
    const figures = printed(stdout);
    expect(Object.keys(figures)).not.toEqual([]);
    expect(Object.entries(figures).filter(([, value]) => !Number.isFinite(value))).toEqual([]);
    expect(figures).toMatchObject(Object.fromEntries(errors.map((name) => [name, 0])));
  });
}
