import { applyMutation } from "../../src/mutation/apply-mutation.ts";
import { mutationError } from "../../src/mutation/errors.ts";
import type { Mutation } from "../../src/mutation/mutation.ts";
import { transact } from "../../src/mutation/transact.ts";
import type { Random } from "../support/random.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SimulatedNode } from "./simulated-node.ts";

/** Time in ms after which a client tries another node. */
const patience = 3_000;

interface Surroundings {
  random: Random;
  scheduler: Scheduler;
  nodes: readonly SimulatedNode[];
  /** The time of day, which jumps. */
  today: () => Date;
  report: (problem: string) => void;
}

export type SimulatedClient = ReturnType<typeof createClient>;

/**
 * Creates a client that increments two counters and creates a document in each transaction. It sends a transaction
 * with an id again, with the same id, until it is acknowledged. It sends a transaction without an id once.
 */
export function createClient(name: string, surroundings: Surroundings) {
  const { random, scheduler, nodes, today, report } = surroundings;
  /** The ids of the acknowledged transactions that have an id. */
  const acknowledged: string[] = [];
  /** Number of transactions without an id: acknowledged, and sent. */
  const nameless = { acknowledged: 0, sent: 0 };

  const writeOn = ({ dataset, store }: SimulatedNode, items: readonly Mutation[], id?: string) =>
    transact(
      {
        dataset,
        projectId: "simulated",
        author: name,
        now: today(),
        random: (bytes) => Uint8Array.from({ length: bytes }, () => random.upTo(255)),
      },
      {
        items,
        apply: (transaction, item) =>
          applyMutation(transaction, item, { autoGenerateArrayKeys: false }),
        describe: mutationError,
        transactionId: id,
        dryRun: false,
      },
      (known) => store.transaction("production", known),
    );

  /** Reads on another node, and reports if that node doesn't have the state that this client has written. */
  const readElsewhere = async (counter: string, sequence: number) => {
    const node = random.pick(nodes);
    const isReached = await node.reach(sequence).then(
      () => !node.state.isCrashed,
      () => false,
    );
    if (isReached && (node.dataset.sequence < sequence || !node.dataset.get(`${counter}-right`)))
      report(`${name} doesn't read what it has written`);
  };

  /** Sends a transaction to a random node. Returns whether the node acknowledged it. */
  const send = async (id?: string): Promise<boolean> => {
    const node = random.pick(nodes);
    await scheduler.message();
    const counter = `${name}-${id === undefined ? "nameless" : "named"}`;
    const increment = (side: string): Mutation[] => [
      { createIfNotExists: { _id: `${counter}-${side}`, _type: "counter", count: 0 } },
      { patch: { id: `${counter}-${side}`, inc: { count: 1 } } },
    ];
    const items = [...increment("left"), { create: { _type: counter } }, ...increment("right")];
    const sequence = await Promise.race([
      node.writes
        .write(() => writeOn(node, items, id), "production")
        .then(
          () => node.dataset.sequence,
          () => undefined,
        ),
      scheduler.sleep(patience).then(() => undefined),
    ]);
    if (sequence === undefined || node.state.isCrashed) return false;
    await readElsewhere(counter, sequence);
    return true;
  };

  const write = async (count: number) => {
    for (let n = 1; n <= count; n += 1) {
      await scheduler.sleep(random.upTo(150));
      if (random.in(0.5)) {
        const id = `${name}-${n}`;
        while (!(await send(id))) await scheduler.sleep(random.upTo(80));
        acknowledged.push(id);
      } else {
        nameless.sent += 1;
        if (await send()) nameless.acknowledged += 1;
      }
    }
  };
  return { name, acknowledged, nameless, write };
}
