import { setTimeout as pause } from "node:timers/promises";
import type { Nodes } from "./node-writer.ts";
import { readEvents } from "./read-events.ts";

/**
 * A client that listens to all changes. When its node is killed, it resumes on another node. A node
 * that was started after the last received event can't resume there, so the client asks the next one.
 */
export class NodeListener {
  readonly #token: string;
  readonly #nodes: Nodes;
  #next: number;
  readonly #stopping = new AbortController();
  #begin: () => void = () => undefined;
  /** Resolves when the client listens for the first time. */
  readonly began = new Promise<void>((resolve) => {
    this.#begin = resolve;
  });
  /** The ids of the received events, in order. */
  readonly received: string[] = [];
  /** Number of times that the client continued on another node. */
  resumed = 0;

  constructor(token: string, nodes: Nodes, next: number) {
    this.#token = token;
    this.#nodes = nodes;
    this.#next = next;
  }

  stop(): void {
    this.#stopping.abort();
  }

  async listenUntilStopped(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#listen().catch(() => undefined);
      this.#next += 1;
      await pause(5);
    }
  }

  async #listen(): Promise<void> {
    const nodes = this.#nodes();
    const node = nodes[this.#next % nodes.length];
    const last = this.received.at(-1);
    if (node === undefined) return;
    const query = "query=*&includeAllVersions=true&enableResume=true&includeMutations=false";
    const answer = await fetch(`${node}/v1/data/listen/production?${query}`, {
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(last === undefined ? {} : { "last-event-id": last }),
      },
      signal: this.#stopping.signal,
    });
    const events = readEvents(answer);
    const { event } = await events.next();
    if (last !== undefined && event !== "welcomeback") return events.close();
    if (last !== undefined) this.resumed += 1;
    this.#begin();
    for (;;) this.received.push((await events.next()).id);
  }
}
