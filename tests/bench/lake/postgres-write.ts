import { Agent } from "node:http";
import { rmSync } from "node:fs";
import { Client } from "pg";
import {
  newFolder,
  runLake,
  serveLakeProcess,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import { onServer, startPostgres } from "../../../studio/content-lake/tests/support/postgres.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";
import { send } from "./lake-write.ts";

const ROUNDS = amount(5, 1);
const TRANSACTIONS = amount(1_000, 20);
const CONNECTIONS = 16;
const WARM_UP = amount(300, 1);

interface LogRow {
  id: string;
  body: string;
  documents: string;
}

/**
 * Prints `lake.pg.write` and `lake.pg.write.parallel`: durable transactions per second of one node
 * over HTTP, divided by the rate of plain PostgreSQL. 16 connections write to the node. Each
 * transaction creates a page of twelve blocks. The plain transactions insert the same rows into
 * tables of the same form: one after another on one connection, and in parallel on 16 connections
 * without any order. The node and plain PostgreSQL take turns. The figures are the medians of the
 * turns' ratios.
 */
export async function measurePostgresWrite(): Promise<void> {
  const server = await startPostgres();
  const folder = newFolder();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const database = await server.newDatabase();
  const more = ["--database", database];
  const lake = await serveLakeProcess(folder, more);
  try {
    const token = (await runLake("token", "--role", "editor", ...more)).stdout.trim();
    let written = 0;
    const write = (count: number) =>
      perSecond(count, CONNECTIONS, () => send(lake.url, agent, token, written++));
    await write(WARM_UP);
    const turns: { lake: number; single: number; parallel: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rate = await write(TRANSACTIONS);
      const rows = await newestRows(database);
      turns.push({
        lake: rate,
        single: await insertAgain(database, rows, 1),
        parallel: await insertAgain(database, rows, CONNECTIONS),
      });
    }
    for (const [name, plain] of [
      ["lake.pg.write", "single"],
      ["lake.pg.write.parallel", "parallel"],
    ] as const) {
      const ratios = turns.map((turn) => turn.lake / turn[plain]);
      const [ours, theirs] = [turns.map((turn) => turn.lake), turns.map((turn) => turn[plain])];
      const how = `median of ${ROUNDS} turns (${spread(ratios)}) of ${TRANSACTIONS} transactions: ${rounded(median(ours), 0)} per second over HTTP, ${rounded(median(theirs), 0)} of plain PostgreSQL on ${plain === "single" ? 1 : CONNECTIONS} connections`;
      printMeasure(name, rounded(median(ratios)), how);
    }
  } finally {
    agent.destroy();
    await lake.end("SIGTERM");
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Performs `count` pieces of work, `parallel` at a time. Returns how many it performs per second. */
async function perSecond(
  count: number,
  parallel: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  let begun = 0;
  const began = performance.now();
  const run = async (worker: number) => {
    while (begun < count) {
      begun += 1;
      await work(worker);
    }
  };
  await Promise.all(Array.from({ length: parallel }, (_, worker) => run(worker)));
  return (count / (performance.now() - began)) * 1_000;
}

function newestRows(database: string): Promise<LogRow[]> {
  return onServer(database, async (client) => {
    const { rows } = await client.query<LogRow>(
      `select id, body, documents from content_lake.log order by sequence desc limit ${TRANSACTIONS}`,
    );
    return rows;
  });
}

/** Inserts rows into new tables in plain transactions. Returns the transactions per second. */
async function insertAgain(
  database: string,
  rows: readonly LogRow[],
  parallel: number,
): Promise<number> {
  const clients = Array.from(
    { length: parallel },
    () => new Client({ connectionString: database }),
  );
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await clients[0]?.query(`drop schema if exists plain cascade; create schema plain;
      create table plain.log (like content_lake.log including all);
      create table plain.document (like content_lake.document including all)`);
    let next = 0;
    return await perSecond(rows.length, parallel, async (worker) => {
      const sequence = next++;
      const [client, row] = [clients[worker], rows[sequence]];
      if (!client || !row) return;
      await client.query("begin");
      await client.query({
        name: "log",
        text: "insert into plain.log (dataset, sequence, id, author, timestamp, digest, body, documents) values ('production', $1, $2, 'robot', 'now', 'digest', $3, $4)",
        values: [sequence, row.id, row.body, row.documents],
      });
      await client.query({
        name: "document",
        text: "insert into plain.document (dataset, id, body) values ('production', $1, $2)",
        values: [row.id, row.documents],
      });
      await client.query("commit");
    });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
