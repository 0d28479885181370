import { Client, type ClientConfig } from "pg";
import * as z from "zod";
import { finish } from "../../in-parts.ts";
import { openCopyIn } from "../../store/commit-rows.ts";
import type { Store } from "../../store/store.ts";
import { parseDocument } from "../../store/stored-json.ts";
import { entryOf } from "./log-rows.ts";

const portion = 500;

const headRow = z.object({ dataset: z.string() });
const documentRow = z.object({ id: z.string(), body: z.string() });

/** Copies all datasets as they are at one moment. The store contains everything or, if this rejects, nothing. */
export async function copyLake(config: ClientConfig, store: Store): Promise<void> {
  const client = new Client(config);
  await client.connect();
  store.database.exec("begin immediate");
  try {
    await client.query("set search_path = content_lake");
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query("select dataset from head");
    for (const { dataset } of rows.map((row) => headRow.parse(row))) {
      await copyTransactions(client, dataset, store);
      await copyDocuments(client, dataset, store);
    }
    store.database.exec("commit");
  } catch (error) {
    store.database.exec("rollback");
    throw error;
  } finally {
    await client.end();
  }
}

async function copyTransactions(client: Client, dataset: string, store: Store): Promise<void> {
  const copy = openCopyIn(store.database);
  for (let last = 0; ;) {
    const { rows } = await client.query(
      `select dataset, sequence, id, author, timestamp, digest, body, null as documents, null as traceparent
       from log where dataset = $1 and sequence > $2 order by sequence limit ${portion}`,
      [dataset, last],
    );
    for (const row of rows) {
      const { transaction } = finish(entryOf(row));
      copy.transaction(dataset, transaction);
      last = transaction.sequence;
    }
    if (rows.length < portion) return;
  }
}

async function copyDocuments(client: Client, dataset: string, store: Store): Promise<void> {
  const copy = openCopyIn(store.database);
  for (let last = ""; ;) {
    const { rows } = await client.query(
      `select id, body from document where dataset = $1 and id > $2 order by id limit ${portion}`,
      [dataset, last],
    );
    for (const { id, body } of rows.map((row) => documentRow.parse(row))) {
      copy.document(dataset, parseDocument(body));
      last = id;
    }
    if (rows.length < portion) return;
  }
}
