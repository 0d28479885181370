import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { newFolder, serveLakeProcess, tokenFor } from "../content-lake/served-lake.ts";
import { runFuzz } from "../content-lake/fuzz/run-fuzz.ts";
import { printMeasure, rounded } from "./figures.ts";

const COUNT = 100_000;
const SEED = 6;

/** The memory of a process is looked at so many times. */
const LOOKS = 10;

/** The resident memory of a process, in MB. */
const memoryOf = (pid: number) =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024;

/**
 * Prints `lake.fuzz.faults` and `lake.fuzz.growth`: of 100,000 seeded random requests at a lake in a process of its own,
 * how many were answered with a 5xx or not at all (must be 0), and how much more memory the lake held over the last
 * fifth of them than in the middle (1: none).
 */
export async function measureFuzz(): Promise<void> {
  const folder = newFolder();
  const lake = await serveLakeProcess(folder);
  let said = "";
  lake.process.stderr?.on("data", (chunk) => (said = (said + String(chunk)).slice(-20_000)));
  const memory: number[] = [];
  try {
    const tokens = [
      await tokenFor(folder, "administrator"),
      await tokenFor(folder, "editor"),
      await tokenFor(folder, "viewer"),
    ];
    const begun = performance.now();
    const { statuses, faults, slowest } = await runFuzz({
      url: lake.url,
      tokens,
      seed: SEED,
      count: COUNT,
      before: (place) => {
        if (place % (COUNT / LOOKS) === 0) memory.push(memoryOf(lake.process.pid ?? 0));
      },
    });
    memory.push(memoryOf(lake.process.pid ?? 0));
    const seconds = (performance.now() - begun) / 1_000;
    const kinds = [...statuses]
      .toSorted(([, a], [, b]) => b - a)
      .map(([status, n]) => `${n} × ${status}`);
    const how = `${COUNT} requests in ${rounded(seconds, 0)} s (seed ${SEED}), the slowest in ${rounded(slowest, 0)} ms: ${kinds.join(", ")}`;
    printMeasure("lake.fuzz.faults", faults.length, how);
    for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`);
    if (faults.length) console.log(said);
    const growth = highest(memory.slice(-3)) / highest(memory.slice(3, 6));
    printMeasure(
      "lake.fuzz.growth",
      rounded(growth),
      `MB held after each tenth: ${memory.map((held) => rounded(held, 0)).join(", ")}`,
    );
  } finally {
    await lake.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

const highest = (numbers: readonly number[]) => Math.max(...numbers);
