// @module-tag all
import { expect, it } from "vitest";
import { killNodes } from "./support/kill-nodes.ts";
import { seededRandom } from "./support/random.ts";
import { setUpPostgres } from "./support/set-up-nodes.ts";

const server = setUpPostgres({ isDurable: true });

it("[LAKE-5] three nodes lose, tear and reorder nothing when they and the database are killed", async () => {
  const random = seededRandom(21);
  const report = await killNodes(server(), 4, () => random.next());
  const { recoveries, acknowledged, resumed } = report;
  expect(report).toMatchObject({ lost: 0, torn: 0, gaps: 0, disordered: 0, different: 0 });
  expect(acknowledged).toBeGreaterThan(20);
  expect(resumed).toBeGreaterThan(0);
  expect(recoveries).toHaveLength(4);
});
