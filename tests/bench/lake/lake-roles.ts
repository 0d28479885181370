import { runRoles } from "../../fuzz/roles/run-roles.ts";
import { printMeasure, rounded } from "../figures.ts";

const CALLS = 100_000;
const SEED = 21;

/** Maximum number of findings to print, and the maximum length of each in characters. */
const EXAMPLES = 5;
const LONGEST = 500;

/**
 * Prints measures of 100,000 seeded calls of every role to every endpoint of a lake, compared with an independent model
 * of the grants. `share` (0 to 1) is the part of the calls that is sent. Returns the number of findings.
 * - `lake.roles.leaks`: content, counts and ids that a caller may not read, in responses and events (must be 0).
 * - `lake.roles.beyond`: changes that the caller's role doesn't allow, and server faults (must be 0).
 */
export async function measureLakeRoles(share: number): Promise<number> {
  const begun = performance.now();
  const calls = Math.round(CALLS * share);
  const { statuses, writes, contents, leaks, beyond } = await runRoles(SEED, calls);
  const seconds = rounded((performance.now() - begun) / 1_000, 0);
  const list = (counts: ReadonlyMap<unknown, number>) =>
    [...counts].map(([of, count]) => `${count} × ${String(of)}`).join(", ");
  const how = `${calls} calls in ${seconds} s (seed ${SEED}): ${list(statuses)}`;
  printMeasure(
    "lake.roles.leaks",
    leaks.length,
    `${how}; responses with content: ${list(contents)}`,
  );
  printMeasure("lake.roles.beyond", beyond.length, `changes by role: ${list(writes)}`);
  const found = [...leaks, ...beyond];
  for (const finding of found.slice(0, EXAMPLES)) console.log(`    ${finding.slice(0, LONGEST)}`);
  return found.length;
}
