import { seededRandom } from "../support/random.ts";
import { Scheduler } from "./scheduler.ts";
import { SimulatedClient } from "./simulated-client.ts";
import { SimulatedDatabase, type DatabaseMistakes } from "./simulated-database.ts";
import type { Store } from "../../src/store/store.ts";
import { startNode, type NodeMistakes, type SimulatedNode } from "./simulated-node.ts";
import { checkEnd, checkMoment } from "./invariants.ts";

/** Mistakes that a test plants, to show that the simulation finds them. */
export type Mistakes = NodeMistakes & DatabaseMistakes;

/**
 * Durations in simulated ms: of the part with faults, the longest time for clients to finish after it, and the time
 * for the last messages.
 */
const duration = { faulty: 1_500, finish: 30_000, last: 3_000 };

const clientCount = 3;
const nodeCount = 2;

/**
 * Simulates two nodes and three clients with the faults that the seed chooses: lost and late
 * messages, commits with unknown outcome, a full disk, lost hints, crashes of nodes at any moment,
 * lost folders, and jumps of the clock. Returns the violated invariants. The same seed gives the
 * same run.
 */
export async function simulate(seed: number, mistakes: Mistakes = {}): Promise<string[]> {
  const random = seededRandom(seed);
  const scheduler = new Scheduler(random);
  const database = new SimulatedDatabase(scheduler, random, mistakes);
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const nodes: SimulatedNode[] = [];
  const everyNode: SimulatedNode[] = [];
  const start = async (place: number, copy?: Store) => {
    const node = await startNode(database, scheduler, mistakes, copy);
    nodes[place] = node;
    everyNode.push(node);
  };
  for (let place = 0; place < nodeCount; place += 1) void start(place);
  while (everyNode.length < nodeCount) await scheduler.runUntil(scheduler.now() + 100);
  const share = (most: number) => (random.in(0.5) ? random.next() * most : 0);
  database.faults = { lost: share(0.1), full: share(0.2), unknown: share(0.4), hint: share(1) };
  let jump = 0;
  const today = () => {
    if (random.in(0.1)) jump = (random.next() - 0.5) * 7_200_000;
    return new Date(Date.UTC(2026, 0, 1) + scheduler.now() + jump);
  };
  const clients = Array.from(
    { length: clientCount },
    (_, n) =>
      new SimulatedClient(`client${n}`, { random, scheduler, nodes: () => nodes, today, report }),
  );
  const isFinished = { value: false };
  const writeAll = async () => {
    await Promise.all(clients.map((client) => client.write(4)));
    isFinished.value = true;
  };
  void writeAll();
  const end = scheduler.now() + duration.faulty;
  const crashes = share(4);
  for (let moment = scheduler.now(); moment < end; moment += 100) {
    await scheduler.runUntil(moment);
    for (const node of nodes) if (!node.isCrashed) checkMoment(node, database, report);
    for (const [place, node] of nodes.entries()) {
      const isFailed = node.isCrashed && !node.isReplaced;
      if (!isFailed && !random.in(crashes / 25)) continue;
      if (node.isReplaced) continue;
      node.crash();
      node.isReplaced = true;
      void start(place, random.in(0.3) ? undefined : node.store);
    }
  }
  database.faults = { lost: 0, full: 0, unknown: 0, hint: 0 };
  const finish = scheduler.now() + duration.finish;
  while (!isFinished.value && scheduler.now() < finish) {
    await scheduler.runUntil(scheduler.now() + 100);
  }
  if (!isFinished.value) report("A client can't finish");
  await scheduler.runUntil(scheduler.now() + duration.last);
  checkEnd({ nodes, everyNode, clients, database, report });
  for (const { store } of everyNode) if (store.database.isOpen) store.close();
  return problems;
}
