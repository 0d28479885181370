import { setTimeout as pause } from "node:timers/promises";

/** The addresses of the nodes that run. A killed node has none. */
export type Nodes = () => readonly string[];

/** Timeout in ms of one attempt to write. */
const patience = 4_000;

/**
 * A client that writes to whichever node responds. It repeats a transaction with the same id until a
 * node acknowledges it. Each transaction increments two counters and creates a document.
 */
export class NodeWriter {
  readonly #name: string;
  readonly #token: string;
  readonly #nodes: Nodes;
  #next: number;
  #isStopped = false;
  acknowledged = 0;
  /** The time when the newest acknowledged transaction was sent first, and when it was acknowledged. */
  newest = { began: 0, ended: 0 };

  constructor(name: string, token: string, nodes: Nodes, next: number) {
    this.#name = name;
    this.#token = token;
    this.#nodes = nodes;
    this.#next = next;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async writeUntilStopped(): Promise<void> {
    while (!this.#isStopped) {
      const began = performance.now();
      while (!(await this.#attempt())) {
        this.#next += 1;
        await pause(10);
      }
      this.acknowledged += 1;
      this.newest = { began, ended: performance.now() };
    }
  }

  async #attempt(): Promise<boolean> {
    const nodes = this.#nodes();
    const node = nodes[this.#next % nodes.length];
    if (node === undefined) return false;
    const [name, n] = [this.#name, this.acknowledged + 1];
    const counter = (side: string) => [
      { createIfNotExists: { _id: `${name}-${side}`, _type: "counter", count: 0 } },
      { patch: { id: `${name}-${side}`, inc: { count: 1 } } },
    ];
    const entry = { create: { _id: `${name}-${n}`, _type: "entry", text: "x".repeat(500) } };
    try {
      const answer = await fetch(`${node}/v1/data/mutate/production`, {
        method: "POST",
        headers: { authorization: `Bearer ${this.#token}` },
        body: JSON.stringify({
          transactionId: `${name}-${n}`,
          mutations: [...counter("left"), entry, ...counter("right")],
        }),
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      if (answer.status === 200) return true;
      if (answer.status === 503) return false;
      throw new Refused(`${node}: ${answer.status} ${text}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return false;
    }
  }
}

/** Thrown when a node responds with an error other than 503, which means a fault of the lake. */
class Refused extends Error {}
