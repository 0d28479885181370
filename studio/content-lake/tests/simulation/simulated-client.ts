import { applyMutation } from "../../src/mutation/apply-mutation.ts";
import { mutationError } from "../../src/mutation/errors.ts";
import type { Mutation } from "../../src/mutation/mutation.ts";
import { transact } from "../../src/mutation/transact.ts";
import type { Random } from "../support/random.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SimulatedNode } from "./simulated-node.ts";

/** Time in ms after which a client asks another node. */
const patience = 3_000;

/** The surroundings of a client. */
export interface ClientParts {
  random: Random;
  scheduler: Scheduler;
  nodes: () => readonly SimulatedNode[];
  /** The time of day, which jumps. */
  today: () => Date;
  report: (problem: string) => void;
}

/**
 * A client that increments two counters and creates a document in each transaction. It sends a
 * transaction with an id again, with the same id, until it is acknowledged. It sends a transaction
 * without an id once.
 */
export class SimulatedClient {
  readonly name: string;
  readonly #parts: ClientParts;
  /** The ids of the acknowledged transactions that have an id. */
  readonly acknowledged: string[] = [];
  /** Number of transactions without an id: acknowledged, and sent. */
  readonly nameless = { acknowledged: 0, sent: 0 };

  constructor(name: string, parts: ClientParts) {
    this.name = name;
    this.#parts = parts;
  }

  async write(count: number): Promise<void> {
    const { random, scheduler } = this.#parts;
    for (let n = 1; n <= count; n += 1) {
      await scheduler.sleep(random.upTo(150));
      if (random.in(0.5)) {
        const id = `${this.name}-${n}`;
        while (!(await this.#send(id))) await scheduler.sleep(random.upTo(80));
        this.acknowledged.push(id);
      } else {
        this.nameless.sent += 1;
        if (await this.#send(undefined)) this.nameless.acknowledged += 1;
      }
    }
  }

  /** Sends a transaction to a random node. Returns whether the node acknowledged it. */
  async #send(id: string | undefined): Promise<boolean> {
    const { random, scheduler, nodes } = this.#parts;
    const node = random.pick(nodes());
    await scheduler.message();
    const counter = `${this.name}-${id === undefined ? "nameless" : "named"}`;
    const increment = (side: string): Mutation[] => [
      { createIfNotExists: { _id: `${counter}-${side}`, _type: "counter", count: 0 } },
      { patch: { id: `${counter}-${side}`, inc: { count: 1 } } },
    ];
    const items = [...increment("left"), { create: { _type: counter } }, ...increment("right")];
    const sequence = await Promise.race([
      node.writes
        .write(() => this.#transact(node, items, id), "production")
        .then(
          () => node.dataset.sequence,
          () => undefined,
        ),
      scheduler.sleep(patience).then(() => undefined),
    ]);
    if (sequence === undefined || node.isCrashed) return false;
    await this.#readElsewhere(counter, sequence);
    return true;
  }

  #transact({ dataset, store }: SimulatedNode, items: readonly Mutation[], id: string | undefined) {
    const { random, today } = this.#parts;
    return transact(
      {
        dataset,
        projectId: "simulated",
        author: this.name,
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
  }

  /** Reads on another node, and reports if that node doesn't have the state that this client has written. */
  async #readElsewhere(counter: string, sequence: number): Promise<void> {
    const node = this.#parts.random.pick(this.#parts.nodes());
    try {
      await node.reach(sequence);
    } catch {
      return;
    }
    if (node.isCrashed) return;
    if (node.dataset.sequence < sequence || !node.dataset.get(`${counter}-right`)) {
      this.#parts.report(`${this.name} doesn't read what it has written`);
    }
  }
}
