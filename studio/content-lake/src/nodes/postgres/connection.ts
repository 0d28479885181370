import { Client, type ClientConfig, type QueryResult } from "pg";
import { dataError } from "../../lake-error.ts";
import { LogUnreachable } from "../shared-log.ts";

/** Timeout in ms for opening a connection. */
const connectTime = 2_000;

/** Timeout in ms for a query. It exceeds the server's own timeouts, so that it only ends queries of a silent server. */
const queryTime = 10_000;

/**
 * Settings of every session. A node that stops responding in the middle of a commit loses its turn
 * after `idle_in_transaction_session_timeout`. A commit must be durable, even if the server's
 * default differs.
 */
const sessionSettings = `
set search_path = content_lake;
set lock_timeout = '5s';
set statement_timeout = '8s';
set idle_in_transaction_session_timeout = '5s';
set client_encoding = 'UTF8';
select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/**
 * Classes of SQLSTATE that a repetition may overcome: connection, transaction state, rollback,
 * resources (a full disk), objects in use (a lock), operator intervention (a restart), system error.
 */
const passing = new Set(["08", "25", "40", "53", "55", "57", "58"]);

export type Queries = Pick<Connection, "query">;

export class Connection {
  readonly #config: ClientConfig;
  readonly #prepare: (client: Client) => Promise<void>;
  #opening: Promise<Client> | undefined;
  #isClosed = false;

  /** `prepare` is called with each new connection. */
  constructor(config: ClientConfig, prepare: (client: Client) => Promise<void> = async () => {}) {
    this.#config = config;
    this.#prepare = prepare;
  }

  /** Runs a statement. The statement has no effect if this rejects, except a `commit`. */
  async query(text: string, values: unknown[] = [], name?: string): Promise<QueryResult> {
    const opened = this.#open();
    const client = await opened;
    try {
      return await client.query({ text, values, ...(name === undefined ? {} : { name }) });
    } catch (error) {
      const known = logError(error);
      // The transaction is lost, or the connection is in an unknown state.
      if (known instanceof LogUnreachable && this.#opening === opened) this.drop();
      throw known;
    }
  }

  /**
   * Returns what runs statements on the present connection only, and rejects with a `LogUnreachable` after that was lost.
   * Otherwise a transaction would continue on the next connection, where each statement is a transaction of its own.
   */
  async session(): Promise<Queries> {
    const opened = this.#open();
    await opened;
    return {
      query: async (...statement) => {
        if (this.#opening === opened) return this.query(...statement);
        throw new LogUnreachable(new Error("The connection was lost during a transaction"));
      },
    };
  }

  drop(): void {
    const opened = this.#opening;
    this.#opening = undefined;
    void opened?.then((client) => client.end()).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const opened = this.#opening;
    this.#opening = undefined;
    const client = await opened?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  #open(): Promise<Client> {
    if (this.#isClosed) throw new LogUnreachable(new Error("The connection is closed"));
    if (this.#opening) return this.#opening;
    // A connection may end after the next one was opened.
    const handleEnd = () => {
      if (this.#opening === opening) this.#opening = undefined;
    };
    const opening = this.#connect(handleEnd);
    this.#opening = opening;
    return opening;
  }

  async #connect(handleEnd: () => void): Promise<Client> {
    const client = new Client({
      ...this.#config,
      connectionTimeoutMillis: connectTime,
      query_timeout: queryTime,
      keepAlive: true,
      application_name: "content-lake",
    });
    // Without a listener, a lost connection would end the process.
    client.on("error", handleEnd);
    client.on("end", handleEnd);
    try {
      await client.connect();
      await client.query(sessionSettings);
      await this.#prepare(client);
      return client;
    } catch (error) {
      handleEnd();
      void client.end().catch(() => undefined);
      throw logError(error);
    }
  }
}

/** SQLSTATE class of values that PostgreSQL can't store, such as an id with the character U+0000. */
const invalidData = "22";

/** A `LogUnreachable` for errors that a repetition may overcome; a 400 for values that PostgreSQL can't store. */
function logError(error: unknown): unknown {
  const code =
    typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  const group = /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : "";
  if (group === "" || passing.has(group)) return new LogUnreachable(error);
  if (group !== invalidData) return error;
  const reason = error instanceof Error ? error.message : code;
  return dataError(400, "invalidDataError", `The database can't store this write: ${reason}`);
}
