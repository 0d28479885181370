import { killNodes } from "../../../studio/content-lake/tests/support/kill-nodes.ts";
import { startPostgres } from "../../../studio/content-lake/tests/support/postgres.ts";
import { seededRandom } from "../../../studio/content-lake/tests/support/random.ts";
import { percentile, printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

const KILLS = amount(200, 4);
const SEED = 21;

/**
 * Kills three nodes and their database at random moments, while four clients write and three
 * listen. Prints counts that must be 0: `lake.nodes.lost`, `.torn`, `.gaps`, `.disordered` and
 * `.different`. Prints `lake.nodes.failover`: the longest time in ms from a kill of a node until a
 * node acknowledges a new write. For a kill of the database, prints the time from the moment when
 * the database accepts connections again.
 */
export async function measureNodeKills(): Promise<void> {
  const server = await startPostgres();
  const random = seededRandom(SEED);
  try {
    const report = await killNodes(server, KILLS, () => random.next());
    const { acknowledged, events, resumed, recoveries, restarts } = report;
    const how = `${KILLS} kills (${restarts.length} of the database), ${acknowledged} acknowledged transactions, ${events} events for each listener, which resumed ${resumed} times`;
    for (const count of ["lost", "torn", "gaps", "disordered", "different"] as const) {
      printMeasure(`lake.nodes.${count}`, report[count], how);
    }
    const ofNodes = recoveries.filter(({ after }) => after === "node").map(({ time }) => time);
    const ofDatabase = recoveries
      .filter(({ after }) => after === "database")
      .map(({ time }, index) => Math.max(0, time - (restarts[index] ?? 0)));
    for (const [name, times] of [
      ["lake.nodes.failover (ms)", ofNodes],
      ["lake.nodes.failover.database (ms)", ofDatabase],
    ] as const) {
      const spreadOfTimes = `median ${rounded(percentile(times, 0.5), 0)}, p95 ${rounded(percentile(times, 0.95), 0)} ms; the database itself took ${rounded(Math.max(...restarts), 0)} ms at most to start`;
      printMeasure(name, rounded(Math.max(...times), 0), spreadOfTimes);
    }
  } finally {
    await server.stop();
  }
}
