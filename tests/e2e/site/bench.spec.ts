// @module-tag all
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Command } from "../../bench/run.ts";
import { root } from "../../support/stack/places.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ mode: "parallel", timeout: 180_000 });

const run = promisify(execFile);

const none = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 0]));

/**
 * Maximum figures of each benchmark command, which hold in a smoke run too: numbers of errors, losses and leaks, and
 * sizes. `fuzz-site` has no entry, because `fuzz` runs it, nor have the commands that `all` runs. `start` is not tested
 * here.
 */
const limits: Record<
  Exclude<Command, "blocks" | "publish" | "crawl" | "rate" | "listeners" | "fuzz-site" | "start">,
  Readonly<Record<string, number>>
> = {
  all: { "third-party.before-consent": 0, "page.js.text": 8_192 },
  members: none("members.errors", "members.crosstalk", "members.thousand.errors", "gate.leak"),
  faults: none("faults.blank", "faults.traces", "faults.wrong"),
  compose: none("compose.lost", "compose.torn"),
  crash: none("lake.crash.lost", "lake.crash.torn", "lake.crash.repeated"),
  flood: none("flood.reader.errors", "flood.query.errors", "flood.editor.errors"),
  fuzz: none("lake.fuzz.faults", "lake.fuzz.log.raw", "site.fuzz.faults", "site.fuzz.log.raw"),
  growth: {},
  instances: none("instances.stale", "instances.failed"),
  lists: {},
  lighthouse: {},
  nodes: none(
    ...["lost", "torn", "gaps", "disordered", "different"].map((name) => `lake.nodes.${name}`),
  ),
  postgres: {},
  presses: none("press.lost"),
  queries: {},
  roles: none("lake.roles.leaks", "lake.roles.beyond"),
  search: {},
  simulation: none("lake.simulation.violations"),
  studio: {},
  trace: {},
  touch: {},
  visit: {},
  write: {},
};

/** Returns the figures in a benchmark's output, by name: lines such as `page.js.text: 1234`. */
const printed = (output: string) =>
  Object.fromEntries(
    [...output.matchAll(/^([a-z][\w.-]*\.[\w.-]+)(?: \((?:MB|ms)\))?: (.*)$/gm)].map(
      ([, name = "", value = ""]) => [name, value === "" ? Number.NaN : Number(value)],
    ),
  );

for (const [command, maxima] of Object.entries(limits)) {
  test(`the benchmark \`${command}\` measures its figures within their limits in a smoke run`, async () => {
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
    for (const [name, limit] of Object.entries(maxima)) {
      expect(figures[name], name).toBeLessThanOrEqual(limit);
    }
  });
}
