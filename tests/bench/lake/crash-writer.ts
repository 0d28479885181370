import * as z from "zod";

const state = z.object({
  result: z.object({ left: z.number(), right: z.number(), entries: z.number() }),
});

/** A writer's findings after the lake was restarted. */
interface Recovery {
  /** Number of acknowledged transactions that are missing. */
  lost: number;
  /** 1 if only a part of a transaction is stored. */
  torn: number;
  /**
   * 1 if the unacknowledged transaction was sent again, with the same id, and was then not applied
   * exactly once.
   */
  repeated: number;
}

/**
 * A client whose transactions each increment two counters and create a document. The counters and
 * the number of documents therefore reveal a transaction that was lost, stored only in part, or
 * applied twice. The client sends a transaction only after the lake has acknowledged the previous
 * one.
 */
export class CrashWriter {
  readonly #name: string;
  readonly #token: string;
  /** Sequence number of the last transaction that the client sent. */
  #sent = 0;
  /** Sequence number of the last transaction that the lake acknowledged. */
  acknowledged = 0;

  constructor(name: string, token: string) {
    this.#name = name;
    this.#token = token;
  }

  /** Writes until the lake no longer responds. */
  async writeUntilGone(lake: string): Promise<void> {
    try {
      for (;;) {
        this.#sent = this.acknowledged + 1;
        await this.#send(lake);
        this.acknowledged = this.#sent;
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
  }

  /**
   * Compares the stored state with the acknowledged transactions, and sends the unacknowledged
   * transaction again.
   */
  async recover(lake: string): Promise<Recovery> {
    const found = await this.#read(lake);
    const lost = Math.max(0, this.acknowledged - found.left);
    const torn = found.left === found.right && found.left === found.entries ? 0 : 1;
    if (this.#sent > this.acknowledged) await this.#send(lake);
    this.acknowledged = this.#sent;
    const after = await this.#read(lake);
    return {
      lost,
      torn,
      repeated: after.left === this.#sent && after.entries === this.#sent ? 0 : 1,
    };
  }

  async #send(lake: string): Promise<void> {
    const [name, n] = [this.#name, this.#sent];
    const counter = (side: string) => [
      { createIfNotExists: { _id: `${name}-${side}`, _type: "counter", count: 0 } },
      { patch: { id: `${name}-${side}`, inc: { count: 1 } } },
    ];
    const entry = {
      create: { _id: `${name}-${n}`, _type: `entry-${name}`, text: "x".repeat(500) },
    };
    await this.#ask(`${lake}/v1/data/mutate/production`, {
      transactionId: `${name}-${n}`,
      mutations: [...counter("left"), entry, ...counter("right")],
    });
  }

  async #read(lake: string) {
    const [left, right] = ["left", "right"].map(
      (side) => `coalesce(*[_id == "${this.#name}-${side}"][0].count, 0)`,
    );
    const query = `{"left": ${left}, "right": ${right}, "entries": count(*[_type == "entry-${this.#name}"])}`;
    return state.parse(await this.#ask(`${lake}/v1/data/query/production`, { query })).result;
  }

  async #ask(url: string, body: unknown): Promise<unknown> {
    const answer = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refused(`${url}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }
}

/**
 * Thrown when the lake responds with an error, which means a fault of the lake or of this benchmark. A killed lake
 * doesn't respond at all.
 */
class Refused extends Error {}
