import { createHash, randomUUID } from "node:crypto";
import type { Client, ClientConfig } from "pg";
import * as z from "zod";
import type { Tally } from "../../short-memory.ts";
import type { Exchange } from "../exchange.ts";
import { unreachable } from "../lake-node.ts";
import { LogUnreachable } from "../shared-log.ts";
import { Connection } from "./connection.ts";

const channel = "content_lake_exchange";

/** Maximum size of a notification in bytes. PostgreSQL allows less than 8,000. */
const notificationCeiling = 7_900;

/** Maximum number of texts that wait for the database. Above it, the oldest ones are dropped. */
const waitingCeiling = 1_000;

/** Interval in ms at which a node tries to get a duty, and checks that it still has it. */
const dutyInterval = 1_000;

/** Interval in ms at which a node removes what is forgotten. */
const cleaningInterval = 60_000;

const published = z.tuple([z.string(), z.string()]);
const valueRow = z.object({ value: z.string() });
const tallyRow = z.object({ count: z.number(), remaining: z.coerce.number() });
const heldRow = z.object({ held: z.boolean() });

/** Keys are stored as hashes: codes give access, and addresses belong to people. */
const hash = (key: string): string => createHash("sha256").update(key).digest("hex");

/** An exchange in PostgreSQL. One connection listens and has the node's duties, the other one does the rest. */
export class PostgresExchange implements Exchange {
  readonly nodeId = randomUUID();
  readonly #own: Connection;
  readonly #memory: Connection;
  readonly #listeners = new Set<(nodeId: string, text: string) => void>();
  readonly #waiting: string[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #isSending = false;

  constructor(config: ClientConfig) {
    this.#own = new Connection(config, (client) => this.#listen(client));
    this.#memory = new Connection(config);
    // Listens again after the connection was lost.
    this.#every(dutyInterval, () => this.#own.query("select 1"));
    this.#every(cleaningInterval, () =>
      this.#memory.query("delete from short_memory where expires_at < now()"),
    );
  }

  /** Opens the connections, so that nothing that is published from now on is missed. */
  async open(): Promise<void> {
    await this.#own.query("select 1");
  }

  async put(kind: string, key: string, value: string, lifetime: number): Promise<void> {
    await this.#queryOrRefuse(
      `insert into short_memory (kind, key, value, expires_at)
       values ($1, $2, $3, now() + $4 * interval '1 millisecond')
       on conflict (kind, key) do update set value = excluded.value, expires_at = excluded.expires_at`,
      [kind, hash(key), value, lifetime],
    );
  }

  async take(kind: string, key: string): Promise<string | undefined> {
    const { rows } = await this.#queryOrRefuse(
      `with taken as (delete from short_memory where kind = $1 and key = $2 returning value, expires_at)
       select value from taken where expires_at > now()`,
      [kind, hash(key)],
    );
    return rows[0] === undefined ? undefined : valueRow.parse(rows[0]).value;
  }

  async count(kind: string, key: string, lifetime: number): Promise<Tally> {
    const { rows } = await this.#queryOrRefuse(
      `insert into short_memory as known (kind, key, count, expires_at)
       values ($1, $2, 1, now() + $3 * interval '1 millisecond')
       on conflict (kind, key) do update set
         count = case when known.expires_at > now() then known.count + 1 else 1 end,
         expires_at = case when known.expires_at > now() then known.expires_at else excluded.expires_at end
       returning count, extract(epoch from expires_at - now()) * 1000 as remaining`,
      [kind, hash(key), lifetime],
    );
    return tallyRow.parse(rows[0]);
  }

  async resetCount(kind: string, key: string): Promise<void> {
    await this.#queryOrRefuse("delete from short_memory where kind = $1 and key = $2", [
      kind,
      hash(key),
    ]);
  }

  publish(text: string): void {
    const notification = JSON.stringify([this.nodeId, text]);
    if (Buffer.byteLength(notification) > notificationCeiling) return;
    this.#waiting.push(notification);
    if (this.#waiting.length > waitingCeiling) this.#waiting.shift();
    void this.#send();
  }

  subscribe(listener: (nodeId: string, text: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lead(duty: number, begin: () => () => void): () => void {
    let end: (() => void) | undefined;
    let isOver = false;
    const check = async () => {
      // The lock belongs to the connection: it is lost with it, and taking it twice changes nothing.
      const { rows } = await this.#own.query("select pg_try_advisory_lock($1) as held", [duty]);
      const { held } = heldRow.parse(rows[0]);
      if (isOver) return;
      if (!held) {
        end?.();
        end = undefined;
      } else end ??= begin();
    };
    const checkOrEnd = () =>
      check().catch(() => {
        end?.();
        end = undefined;
      });
    void checkOrEnd();
    const timer = this.#every(dutyInterval, checkOrEnd);
    return () => {
      isOver = true;
      clearInterval(timer);
      end?.();
      this.#own.query("select pg_advisory_unlock_all()").catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([this.#own.close(), this.#memory.close()]);
  }

  /** Runs a statement for a request, which gets a 503 if the database can't be reached. */
  async #queryOrRefuse(text: string, values: unknown[]) {
    try {
      return await this.#memory.query(text, values);
    } catch (error) {
      throw error instanceof LogUnreachable ? unreachable() : error;
    }
  }

  async #listen(client: Client): Promise<void> {
    client.on("notification", ({ payload = "" }) => {
      const [nodeId, text] = published.parse(JSON.parse(payload));
      if (nodeId === this.nodeId) return;
      for (const listener of this.#listeners) listener(nodeId, text);
    });
    await client.query(`listen ${channel}`);
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (;;) {
      const notification = this.#waiting.shift();
      if (notification === undefined) break;
      await this.#memory
        .query("select pg_notify($1, $2)", [channel, notification])
        .catch(() => undefined);
    }
    this.#isSending = false;
  }

  #every(interval: number, work: () => Promise<unknown>): NodeJS.Timeout {
    const timer = setInterval(() => void work().catch(() => undefined), interval);
    timer.unref();
    this.#timers.add(timer);
    return timer;
  }
}
