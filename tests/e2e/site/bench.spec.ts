// @module-tag all
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Command } from "../../bench/run.ts";
import { blockTypes } from "../../support/gallery.ts";
import { root } from "../../support/stack/places.ts";
import { expect, test } from "../../support/test.ts";

// Benchmarks are independent of each other, so all workers share them.
test.describe.configure({ mode: "parallel", timeout: 180_000 });

const run = promisify(execFile);

const [firstBlock] = blockTypes;
const fuzzFigures = (service: string) =>
  ["faults", "growth", "log.raw"].map((figure) => `${service}.fuzz.${figure}`);

const parts = {
  blocks: [
    "page.js.text",
    "page.js.text.decided",
    `page.js.${firstBlock}`,
    `page.js.${firstBlock}.later`,
    "page.js.motion",
    "page.js.motion.later",
    "page.css.theme",
    "page.css.theme.requests",
    "page.blocks.cost",
    "page.blocks.member (ms)",
  ],
  publish: ["publish.visible.p95"],
  crawl: ["third-party.before-consent"],
  rate: ["page.rps.ratio", "page.rps.static"],
  listeners: ["lake.listeners"],
};

/**
 * The names of the figures that each benchmark command prints in a smoke run. `fuzz-site` has no
 * entry, because `fuzz` runs it. The commands in `parts` have no entry either, because `all` runs
 * them. `start` is not tested here.
 */
const figures: Record<
  Exclude<Command, keyof typeof parts | "fuzz-site" | "start">,
  readonly string[]
> = {
  all: [...Object.values(parts).flat(), "lake.slug.ratio"],
  members: [
    ...["initial", "sdk", "forms"].map((part) => `auth.js.${part}`),
    "gate.public.ratio",
    "member.rps.ratio",
    "member.dynamic.ratio",
    ...["members", "members.thousand"].flatMap((crowd) =>
      ["errors", "p95 (ms)", "crosstalk"].map((figure) => `${crowd}.${figure}`),
    ),
    "gate.leak",
  ],
  faults: ["blank", "traces", "wrong", "slowest", "recovery"].map((figure) => `faults.${figure}`),
  compose: [
    ...["key-to-paint.p95", "key-to-paint.ratio", "lost", "torn", "marks"].map(
      (figure) => `compose.${figure}`,
    ),
    "theme.preview.p95",
  ],
  crash: ["lost", "torn", "repeated"].map((figure) => `lake.crash.${figure}`),
  flood: ["known.p95.ratio", "reader.errors", "disk.growth", "rss.growth"].map(
    (figure) => `flood.${figure}`,
  ),
  fuzz: [...fuzzFigures("lake"), ...fuzzFigures("site")],
  instances: ["visible.p95", "stale", "failed", "start"].map((figure) => `instances.${figure}`),
  lists: ["rps.ratio", "renewed", "visible.p95 (ms)", "sitemaps"].map((figure) => `list.${figure}`),
  lighthouse: [
    "performance.behind",
    "performance",
    "accessibility",
    "best-practices",
    "seo",
    "cls",
  ].map((figure) => `lighthouse.home.${figure}`),
  nodes: [
    "lost",
    "torn",
    "gaps",
    "disordered",
    "different",
    "failover (ms)",
    "failover.database (ms)",
  ].map((figure) => `lake.nodes.${figure}`),
  postgres: ["lake.pg.write", "lake.pg.write.parallel"],
  queries: [
    "lake.start.memory",
    "lake.slug.ratio",
    "lake.memory.per-1000 (MB)",
    "lake.slug.vs-scan",
    "lake.http.ratio",
    "lake.http.uncached.ratio",
  ],
  roles: ["leaks", "beyond"].map((figure) => `lake.roles.${figure}`),
  search: [
    "search.build (ms)",
    "search.build.page.p95 (ms)",
    "search.p95 (ms)",
    "search.found.p95 (ms)",
    "search.memory.per-1000 (MB)",
  ],
  simulation: ["lake.simulation.violations"],
  studio: [
    "studio.open",
    "studio.keystroke.p95",
    "studio.preview.p95",
    "studio.bundle",
    "studio.bundle.first",
  ],
  trace: ["trace.cost", "trace.cost.member"],
  touch: ["paint.ratio", "task (ms)", "tap (ms)", "shift"].map((figure) => `touch.home.${figure}`),
  write: ["lake.write"],
};

/** Returns the figures in a benchmark's output: lines such as `page.js.text: 1234`. */
const printed = (output: string): [name: string, value: string][] =>
  [...output.matchAll(/^([a-z][\w.-]*\.[\w.-]+(?: \((?:MB|ms)\))?): (.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value],
  );

for (const [command, names] of Object.entries(figures)) {
  test(`the benchmark \`${command}\` prints its figures in a smoke run`, async () => {
    const program = join(root, "tests/bench/run.ts");
    // With MARQUEE_TEST_ATTACH set, the benchmark measures this worker's stack instead of starting one.
    const { stdout } = await run(process.execPath, [program, command, "smoke"], {
      cwd: root,
      env: { ...process.env, MARQUEE_TEST_ATTACH: "1" },
      maxBuffer: 1 << 24,
      timeout: 170_000,
    });
    const found = printed(stdout);
    expect(found.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    expect(found.filter(([, value]) => value === "" || !Number.isFinite(Number(value)))).toEqual(
      [],
    );
  });
}
