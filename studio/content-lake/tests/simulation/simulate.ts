import type { Store } from "../../src/store/store.ts";
import { seededRandom } from "../support/random.ts";
import { checkEnd, checkInstant } from "./invariants.ts";
import { createScheduler } from "./scheduler.ts";
import { createClient } from "./simulated-client.ts";
import { simulateDatabase, type DatabaseMistakes } from "./simulated-database.ts";
import { startNode, type NodeMistakes, type SimulatedNode } from "./simulated-node.ts";

/** Mistakes that a test plants, to show that the simulation finds them. */
export type Mistakes = NodeMistakes & DatabaseMistakes;

/**
 * Durations in simulated ms: of the part with faults, the longest time for clients to finish after it, and the time
 * for the last messages.
 */
const duration = { faulty: 1_500, finish: 30_000, last: 3_000 };

/**
 * Simulates two nodes and three clients with the faults that the seed chooses: lost and late
 * messages, commits with unknown outcome, a full disk, lost hints, crashes of nodes at any moment,
 * lost folders, and jumps of the clock. Returns the violated invariants. The same seed gives the
 * same run.
 */
export async function simulate(seed: number, mistakes: Mistakes = {}): Promise<string[]> {
  const random = seededRandom(seed);
  const scheduler = createScheduler(random);
  const database = simulateDatabase(scheduler, random, mistakes);
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const nodes: SimulatedNode[] = [];
  const everyNode: SimulatedNode[] = [];
  const start = async (place: number, copy?: Store) => {
    const node = await startNode(database, scheduler, mistakes, copy);
    nodes[place] = node;
    everyNode.push(node);
  };
  for (const place of [0, 1]) void start(place);
  while (everyNode.length < 2) await scheduler.runUntil(scheduler.now() + 100);
  const share = (most: number) => (random.in(0.5) ? random.next() * most : 0);
  database.fail({ lost: share(0.1), full: share(0.2), unknown: share(0.4), hint: share(1) });
  let jump = 0;
  const today = () => {
    if (random.in(0.1)) jump = (random.next() - 0.5) * 7_200_000;
    return new Date(Date.UTC(2026, 0, 1) + scheduler.now() + jump);
  };
  const clients = [0, 1, 2].map((n) =>
    createClient(`client${n}`, { random, scheduler, nodes, today, report }),
  );
  const progress = { isFinished: false };
  const writeAll = async () => {
    await Promise.all(clients.map((client) => client.write(4)));
    progress.isFinished = true;
  };
  void writeAll();
  const end = scheduler.now() + duration.faulty;
  const crashes = share(4);
  for (let moment = scheduler.now(); moment < end; moment += 100) {
    await scheduler.runUntil(moment);
    for (const node of nodes) if (!node.state.isCrashed) checkInstant(node, database, report);
    for (const [place, { state, store, crash }] of nodes.entries()) {
      if ((!state.isCrashed && !random.in(crashes / 25)) || state.isReplaced) continue;
      crash();
      state.isReplaced = true;
      void start(place, random.in(0.3) ? undefined : store);
    }
  }
  database.fail({});
  const finish = scheduler.now() + duration.finish;
  while (!progress.isFinished && scheduler.now() < finish)
    await scheduler.runUntil(scheduler.now() + 100);
  if (!progress.isFinished) report("A client can't finish");
  await scheduler.runUntil(scheduler.now() + duration.last);
  checkEnd({ nodes, everyNode, clients, database, report });
  for (const { store } of everyNode) if (store.database.isOpen) store.close();
  return problems;
}
