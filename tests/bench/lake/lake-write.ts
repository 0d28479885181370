import { Agent, request } from "node:http";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import { migrate } from "../../../studio/content-lake/src/store/migrations.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";

const ROUNDS = amount(5, 1);
const TRANSACTIONS = amount(1_000, 20);
const CONNECTIONS = 16;
const WARM_UP = amount(300, 1);

/** A database row that the lake writes, with values that `node:sqlite` accepts. */
type Row = Record<string, string | number | null>;

/**
 * Prints `lake.write`: durable transactions per second of a lake over HTTP, divided by the rate of
 * plain `node:sqlite`. 16 connections write to the lake. Each transaction creates a page of twelve
 * blocks. `node:sqlite` inserts the same rows, one transaction at a time, with the same
 * `synchronous = full`. The lake and `node:sqlite` take turns. The figure is the median of the
 * turns' ratios.
 */
export async function measureLakeWrite(): Promise<void> {
  const folder = newFolder();
  const lake = await serveLakeProcess(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const token = await tokenFor(folder, "editor");
    let written = 0;
    const write = async (count: number) => {
      const end = written + count;
      const begun = performance.now();
      const work = async () => {
        while (written < end) await send(lake.url, agent, token, written++);
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
      return (count / (performance.now() - begun)) * 1_000;
    };
    await write(WARM_UP);
    const turns: { lake: number; plain: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const perSecond = await write(TRANSACTIONS);
      turns.push({ lake: perSecond, plain: insertAgain(folder, round) });
    }
    const ratios = turns.map((turn) => turn.lake / turn.plain);
    const how = `median of ${ROUNDS} turns (${spread(ratios)}) of ${TRANSACTIONS} transactions: ${rounded(median(turns.map((turn) => turn.lake)), 0)} per second over HTTP, ${rounded(median(turns.map(({ plain }) => plain)), 0)} of node:sqlite alone`;
    printMeasure("lake.write", rounded(median(ratios)), how);
  } finally {
    agent.destroy();
    await lake.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends a transaction that creates page `n`. */
export function send(lake: string, agent: Agent, token: string, n: number): Promise<void> {
  const { hostname, port } = new URL(lake);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const options = {
    hostname,
    port,
    agent,
    method: "POST",
    path: "/v1/data/mutate/production",
    headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`The lake returned status ${answer.statusCode}`)),
      );
    });
    outgoing.once("error", reject);
    outgoing.end(JSON.stringify({ mutations: [{ create: page(n) }] }));
  });
}

/**
 * Reads the lake's latest rows and inserts them into a new database with the same tables, using plain `node:sqlite`.
 * Returns the inserted transactions per second.
 */
function insertAgain(folder: string, round: number): number {
  const source = new DatabaseSync(join(folder, "lake.db"), { readOnly: true });
  const read = (table: string, order: string) =>
    source.prepare(`select * from ${table} order by ${order} desc limit ${TRANSACTIONS}`).all();
  const logged = read("tx", "sequence").map(plainRow);
  const links = read("tx_document", "sequence").map(plainRow);
  const documents = read("document", "rowid").map(plainRow);
  source.close();
  const database = new DatabaseSync(join(folder, `plain-${round}.db`));
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  migrate(database);
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => "?").join(", ");
    return database.prepare(`insert into ${table} (${columns.join(", ")}) values (${marks})`);
  };
  const [log, link, document] = [logged[0] ?? {}, links[0] ?? {}, documents[0] ?? {}];
  const statements = {
    log: insert("tx", log),
    link: insert("tx_document", link),
    document: insert("document", document),
  };
  const begun = performance.now();
  for (const [place, row] of logged.entries()) {
    database.exec("begin immediate");
    statements.log.run(...Object.values(row));
    statements.link.run(...Object.values(links[place] ?? {}));
    statements.document.run(...Object.values(documents[place] ?? {}));
    database.exec("commit");
  }
  const seconds = (performance.now() - begun) / 1_000;
  database.close();
  return logged.length / seconds;
}

/** Narrows a row's values to the types that the lake writes. */
const plainRow = (row: Record<string, unknown>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === "number" ? value : String(value),
    ]),
  );

function page(n: number) {
  const blocks = Array.from({ length: 12 }, (_, block) => ({
    _key: `b${block}`,
    _type: "text",
    text: `Block ${block} of page ${n}: a sentence or two of what a page says.`,
  }));
  return { _id: `page-${n}`, _type: "page", language: "en", title: `Page ${n}`, blocks };
}
