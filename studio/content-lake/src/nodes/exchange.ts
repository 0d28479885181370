import type { ShortMemory } from "../short-memory.ts";

/** What the nodes of a lake exchange beside their log: nothing of it has to survive a restart of all nodes. */
export interface Exchange extends ShortMemory {
  /** A random name of this node. */
  readonly nodeId: string;
  /** Sends a short text to all other nodes. Drops it if the database can't be reached, or for a text over about 7,000 bytes. */
  publish(text: string): void;
  /** Calls `listener` with each text that another node published. */
  subscribe(listener: (nodeId: string, text: string) => void): () => void;
  /**
   * Calls `begin` while this node is the one that has the duty with this number, and the function that `begin` returned
   * when it no longer has it. If a node ends, another one gets its duty within seconds. Returns a function that gives
   * the duty up.
   */
  lead(duty: number, begin: () => () => void): () => void;
}

/** The duty to call the webhook. Duties are numbers of advisory locks in PostgreSQL. */
export const webhookDuty = 4_773_401;
