import { simulate } from "../../../studio/content-lake/tests/simulation/simulate.ts";
import { printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

const SEEDS = amount(10_000, 20);

/** Prints `lake.simulation.violations`: seeds whose simulation violates an invariant. It must be 0. */
export async function measureSimulation(): Promise<void> {
  const began = performance.now();
  const failed: number[] = [];
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const problems = await simulate(seed);
    if (problems.length === 0) continue;
    failed.push(seed);
    console.log(`Seed ${seed}: ${[...new Set(problems)].join("; ")}`);
  }
  const seconds = rounded((performance.now() - began) / 1_000, 0);
  const how = `${SEEDS} seeds in ${seconds} s; replay one with LAKE_SEED=… and the test of the simulation`;
  printMeasure("lake.simulation.violations", failed.length, how);
}
