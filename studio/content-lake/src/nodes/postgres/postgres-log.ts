import { setImmediate } from "node:timers/promises";
import type { Client, ClientConfig } from "pg";
import * as z from "zod";
import type { InParts } from "../../in-parts.ts";
import {
  LogUnreachable,
  UnknownOutcome,
  type Heads,
  type LogEntry,
  type LogLock,
  type NewEntry,
  type SettingRow,
  type SharedLog,
} from "../shared-log.ts";
import { Connection, type Queries } from "./connection.ts";
import { appendStatements, entryOf, logColumns } from "./log-rows.ts";

/** Interval in ms at which a node removes the documents of old transactions from the log. */
const cleaningInterval = 60_000;

/**
 * Interval in ms at which a turn without statements shows the server that its node works on, and time after which it no
 * longer does.
 */
const keepAlive = { interval: 1_000, longest: 60_000 };

const headRow = z.object({
  dataset: z.string().nullable(),
  sequence: z.coerce.number(),
  settings: z.coerce.number(),
});
const settingRow = z.object({ kind: z.string(), key: z.string(), row: z.string().nullable() });

/** A shared log in PostgreSQL. One connection appends, the other one reads and receives hints. */
export class PostgresLog implements SharedLog {
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #cleaner: NodeJS.Timeout;
  #wake: () => void = () => undefined;

  constructor(config: ClientConfig) {
    this.#writer = new Connection(config);
    this.#reader = new Connection(config, (client) => this.#listen(client));
    this.#cleaner = setInterval(() => {
      this.removeOldDocuments().catch(() => undefined);
    }, cleaningInterval);
    this.#cleaner.unref();
  }

  onHint(wake: () => void): void {
    this.#wake = wake;
  }

  async #listen(client: Client): Promise<void> {
    client.on("notification", () => this.#wake());
    await client.query("listen content_lake");
  }

  async heads(): Promise<Heads> {
    const { rows } = await this.#reader.query(
      "select lake.settings, head.dataset, coalesce(head.sequence, 0) as sequence from lake left join head on true",
      [],
      "heads",
    );
    const parsed = rows.map((row) => headRow.parse(row));
    return {
      settings: parsed[0]?.settings ?? 0,
      sequences: new Map(
        parsed.flatMap(({ dataset, sequence }) => (dataset === null ? [] : [[dataset, sequence]])),
      ),
    };
  }

  entriesAfter(dataset: string, sequence: number, limit: number): Promise<LogEntry[]> {
    return entriesAfter(this.#reader, dataset, sequence, limit);
  }

  async lock(datasets: readonly string[]): Promise<LogLock> {
    const writer = this.#writer;
    try {
      const session = await writer.session();
      await session.query("begin isolation level read committed");
      const sequences = await lockHeads(session, datasets);
      const stopKeepAlive = startKeepAlive(session);
      const release = async () => {
        stopKeepAlive();
        try {
          await session.query("rollback");
        } catch (error) {
          // A lost connection has released everything.
          if (!(error instanceof LogUnreachable)) throw error;
        }
      };
      return {
        sequences,
        entriesAfter: (dataset, sequence, limit) => entriesAfter(session, dataset, sequence, limit),
        append: async (entries) => {
          stopKeepAlive();
          try {
            await commitEntries(session, entries);
          } catch (error) {
            await release();
            throw error;
          }
        },
        release,
      };
    } catch (error) {
      writer.drop();
      throw error;
    }
  }

  async settingsAfter(version: number): Promise<SettingRow[]> {
    const { rows } = await this.#reader.query(
      "select kind, key, row from setting where version > $1 order by version",
      [version],
      "settings",
    );
    return rows.map((row) => settingRow.parse(row));
  }

  async putSettings(rows: readonly SettingRow[]): Promise<void> {
    await this.#reader.query(
      `with next as (update lake set settings = settings + 1 returning settings)
       insert into setting (kind, key, row, version)
       select new.kind, new.key, new.row, next.settings
       from next, unnest($1::text[], $2::text[], $3::text[]) as new (kind, key, row)
       on conflict (kind, key) do update set row = excluded.row, version = excluded.version`,
      [rows.map(({ kind }) => kind), rows.map(({ key }) => key), rows.map(({ row }) => row)],
    );
    await this.#reader.query("select pg_notify('content_lake', '')");
  }

  async deleteTransactions(transactions: readonly (readonly [string, number])[]): Promise<void> {
    await this.#reader.query(
      `delete from log using unnest($1::text[], $2::bigint[]) as old (dataset, sequence), head
       where log.dataset = old.dataset and log.sequence = old.sequence
       and head.dataset = log.dataset and log.sequence < head.sequence`,
      [transactions.map(([dataset]) => dataset), transactions.map(([, sequence]) => sequence)],
    );
  }

  /**
   * Removes documents older than five minutes. A node that hasn't read them by then must be started again, and copies the
   * present documents.
   */
  async removeOldDocuments(): Promise<void> {
    await this.#reader.query(
      `update log set documents = null where (dataset, sequence) in (
         select dataset, sequence from log
         where documents is not null and written_at < now() - interval '5 minutes'
         order by written_at limit 1000 for update skip locked)`,
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#cleaner);
    await Promise.all([this.#writer.close(), this.#reader.close()]);
  }
}

/** Maximum size in bytes of the entries that are read at a time, unless one alone is larger. */
const readCeiling = 16_000_000;

const readEntries = `
select ${logColumns} from (
  select ${logColumns}, row_number() over earlier as place,
    sum(octet_length(body) + coalesce(octet_length(documents), 0)) over earlier as bytes
  from (
    select ${logColumns} from log where dataset = $1 and sequence > $2 order by sequence limit $3
  ) as next
  window earlier as (order by sequence)
) as sized
where place = 1 or bytes <= $4 order by sequence`;

async function entriesAfter(
  connection: Queries,
  dataset: string,
  sequence: number,
  limit: number,
): Promise<LogEntry[]> {
  const { rows } = await connection.query(
    readEntries,
    [dataset, sequence, limit, readCeiling],
    "entries",
  );
  const entries: LogEntry[] = [];
  for (const row of rows) entries.push(await finishWithPauses(entryOf(row)));
  return entries;
}

async function finishWithPauses<T>(work: InParts<T>): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    await setImmediate();
    if (done) return value;
  }
}

/** Prevents a transaction from ending while its node prepares a large write. Returns the function that stops that. */
function startKeepAlive(session: Queries): () => void {
  const until = performance.now() + keepAlive.longest;
  let isWaiting = false;
  const ping = async () => {
    isWaiting = true;
    await session.query("select 1");
    isWaiting = false;
  };
  const timer = setInterval(() => {
    if (performance.now() > until) clearInterval(timer);
    else if (!isWaiting) ping().catch(() => clearInterval(timer));
  }, keepAlive.interval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Locks the rows of these datasets, always in the same order, so that nodes can't wait for each other. */
async function lockHeads(
  connection: Queries,
  datasets: readonly string[],
): Promise<Map<string, number>> {
  const lock = async () => {
    const { rows } = await connection.query(
      `select dataset, sequence, 0 as settings from head where dataset = any($1::text[])
       order by dataset for update`,
      [datasets],
      "lock",
    );
    return rows.map((row) => headRow.parse(row));
  };
  let rows = await lock();
  if (rows.length < datasets.length) {
    await connection.query(
      "insert into head (dataset) select unnest($1::text[]) on conflict do nothing",
      [datasets],
    );
    rows = await lock();
  }
  return new Map(rows.map(({ dataset, sequence }) => [dataset ?? "", sequence]));
}

async function commitEntries(session: Queries, entries: readonly NewEntry[]): Promise<void> {
  for (const { text, values, name } of appendStatements(entries))
    await session.query(text, values, name);
  let command: string;
  try {
    ({ command } = await session.query("commit"));
  } catch (error) {
    throw new UnknownOutcome(error);
  }
  if (command !== "COMMIT") throw new LogUnreachable(new Error("PostgreSQL rolled back"));
}
