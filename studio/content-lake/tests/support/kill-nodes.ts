import { setTimeout as pause } from "node:timers/promises";
import {
  createListener,
  createWriter,
  type NodeListener,
  type NodeWriter,
} from "./node-clients.ts";
import { onServer, type TestPostgres } from "./postgres.ts";
import { newFolder, runLake, serveLakeProcess, type ServedLake } from "./served-lake.ts";

const nodeCount = 3;
const writerCount = 4;

/** Every n-th kill is one of the database. */
const databaseEvery = 3;

/** The result of a run, counted after the last kill. The first five counts must be 0. */
export interface KillReport {
  /** Acknowledged transactions that are not in the log, or not in the documents of a node. */
  lost: number;
  /** Writers of whose transactions only a part is stored, or one is stored twice. */
  torn: number;
  gaps: number;
  /** Listeners that didn't get every event exactly once in the log's order. */
  disordered: number;
  /** Nodes whose documents differ from those of the log. */
  different: number;
  acknowledged: number;
  events: number;
  resumed: number;
  /** Milliseconds from each kill to the first acknowledgement of a write that began after it. */
  recoveries: readonly { after: "node" | "database"; time: number }[];
  /** Milliseconds from each kill of the database until it accepted connections again. */
  restarts: readonly number[];
}

/** Starts three nodes, kills them and the database again and again during writes, and checks what is stored. */
export async function killNodes(
  server: TestPostgres,
  kills: number,
  random: () => number,
): Promise<KillReport> {
  const database = await server.newDatabase();
  const folders = Array.from({ length: nodeCount }, newFolder);
  const more = ["--database", database];
  const token = (await runLake("token", "--role", "editor", ...more)).stdout.trim();
  const running: (ServedLake | undefined)[] = await Promise.all(
    folders.map((folder) => serveLakeProcess(folder, more)),
  );
  const nodes = () => running.flatMap((node) => node?.url ?? []);
  const listeners = running.map((_, next) => createListener({ token, nodes, next }));
  const writers = Array.from({ length: writerCount }, (_, next) =>
    createWriter(`w${next}`, { token, nodes, next }),
  );
  const stopWriters = () => {
    for (const writer of writers) writer.isStopped = true;
  };
  const listening = listeners.map((listener) => listener.listenUntilStopped());
  await Promise.all(listeners.map(({ began }) => began));
  const writing = Promise.all(writers.map((writer) => writer.writeUntilStopped()));
  writing.catch(() => undefined);
  // Only a listener that has received an event can resume.
  await settle(() => listeners.every(({ received }) => received.length > 0));
  const recoveries: { after: "node" | "database"; time: number }[] = [];
  const restarts: number[] = [];
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(50 + random() * 400);
      const began = performance.now();
      const after = kill % databaseEvery === 0 ? "database" : "node";
      const first = firstWrite(writers, began).then((ended) =>
        recoveries.push({ after, time: ended - began }),
      );
      if (after === "database") {
        await server.crash();
        restarts.push(performance.now() - began);
      } else {
        const index = Math.floor(random() * nodeCount);
        const node = running[index];
        running[index] = undefined;
        await node?.end("SIGKILL");
        running[index] = await serveLakeProcess(folders[index] ?? "", more);
      }
      await first;
    }
    stopWriters();
    await writing;
    const report = await check(database, token, nodes(), writers, listeners);
    return { ...report, recoveries, restarts };
  } finally {
    stopWriters();
    for (const listener of listeners) listener.stop();
    await Promise.all(listening);
    await Promise.all(running.map(async (node) => node?.end("SIGKILL")));
  }
}

/** Resolves with the time of the first acknowledgement of a write that began after `moment`. */
async function firstWrite(writers: readonly NodeWriter[], since: number): Promise<number> {
  const end = since + 60_000;
  while (performance.now() < end) {
    const done = writers.map(({ newest }) => newest).filter(({ began }) => began > since);
    if (done.length > 0) return Math.min(...done.map(({ ended }) => ended));
    await pause(5);
  }
  throw new Error("No node accepted a write within 60 s after a kill.");
}

async function check(
  database: string,
  token: string,
  urls: readonly string[],
  writers: readonly NodeWriter[],
  listeners: readonly NodeListener[],
) {
  const log = await onServer(database, async (client) => {
    const { rows } = await client.query<{ sequence: string; id: string; body: string }>(
      "select sequence, id, body from content_lake.log where dataset = 'production' order by sequence",
    );
    return rows.map(({ sequence, id, body }) => {
      const parsed: { documentIDs: string[] } = JSON.parse(body);
      return { sequence: Number(sequence), id, documentIDs: parsed.documentIDs };
    });
  });
  const logged = new Set(log.map(({ id }) => id));
  const expected = log.flatMap(({ id, documentIDs }) => documentIDs.map((one) => `${id}#${one}`));
  await settle(() => listeners.every(({ received }) => received.length >= expected.length));
  const states = await Promise.all(urls.map((url) => documentsOf(url, token, log.length)));
  let [lost, torn] = [0, 0];
  for (const [index, { acknowledged }] of writers.entries()) {
    const name = `w${index}`;
    for (let n = 1; n <= acknowledged; n += 1) {
      const id = `${name}-${n}`;
      if (!logged.has(id) || states.some((state) => !state.has(id))) lost += 1;
    }
    for (const state of states) {
      const counts = ["left", "right"].map((side) => state.get(`${name}-${side}`)?.count ?? 0);
      const entries = [...state.keys()].filter((id) => new RegExp(`^${name}-\\d+$`).test(id));
      if (counts.some((count) => count !== entries.length)) torn += 1;
    }
  }
  const texts = states.map((state) => JSON.stringify([...state]));
  return {
    lost,
    torn,
    gaps: log.filter(({ sequence }, index) => sequence !== index + 1).length,
    disordered: listeners.filter(({ received }) => received.join() !== expected.join()).length,
    different: texts.filter((text) => text !== texts[0]).length + nodeCount - urls.length,
    acknowledged: writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    events: expected.length,
    resumed: listeners.reduce((sum, { resumed }) => sum + resumed, 0),
  };
}

/** Waits until a condition holds, for 10 s at most. */
async function settle(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (!isTrue() && performance.now() < end) await pause(20);
}

/** Returns the documents of a node that has the transaction with this sequence number. */
async function documentsOf(url: string, token: string, sequence: number) {
  const query = encodeURIComponent("*{_id, _rev, count} | order(_id)");
  const response = await fetch(`${url}/v1/data/query/production?query=${query}`, {
    headers: { authorization: `Bearer ${token}`, "lake-sequence": String(sequence) },
  });
  const body: { result: { _id: string; count?: number }[] } = JSON.parse(await response.text());
  return new Map(body.result.map(({ _id, ...rest }) => [_id, rest]));
}
