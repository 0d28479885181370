import * as z from "zod";

const state = z.object({
  result: z.object({ left: z.number(), right: z.number(), entries: z.number() }),
});

/** What a writer found after the lake had come back. */
interface Recovery {
  /** Acknowledged transactions that are not there. */
  lost: number;
  /** 1 where only a part of a transaction is there. */
  torn: number;
  /** 1 where the transaction that had no answer, sent again with its id, was not carried out exactly once. */
  repeated: number;
}

/**
 * One client that counts: each of its transactions adds one to two documents and creates a third, so that a lost, torn or
 * repeated one shows in the sums. It sends the next only when the last was acknowledged.
 */
export class CrashWriter {
  readonly #name: string;
  readonly #token: string;
  /** The number of the last transaction that was sent, and of the last that was acknowledged. */
  #sent = 0;
  acknowledged = 0;

  constructor(name: string, token: string) {
    this.#name = name;
    this.#token = token;
  }

  /** Writes until the lake is gone. */
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

  /** Compares what is there with what was acknowledged, and sends again what had no answer. */
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

/** The lake answered, and not with what was asked of it: a fault of the lake or of the measure, never of the kill. */
class Refused extends Error {}
