import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createContentLake, type ContentLake } from "../content-lake.ts";
import { documentAt } from "../history/revisions.ts";
import type { BackupTarget } from "./backup-target.ts";
import { type ContinuousBackup, startBackup } from "./continuous-backup.ts";
import { openFolderTarget } from "./folder-target.ts";
import type { BackupLimits } from "./follow-commits.ts";
import { restoreLake } from "./restore-lake.ts";
import { storedTables } from "./stored-tables.ts";

let folder = "";
let lake: ContentLake;
let time = 0;
let log: string[] = [];
const backups: ContinuousBackup[] = [];

const open = (name = "data") =>
  createContentLake({
    dataDir: join(folder, name),
    now: () => new Date(time),
    random: (bytes) => randomBytes(bytes),
  });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lake-backup-"));
  time = Date.parse("2026-11-21T12:00:00.000Z");
  log = [];
  lake = open();
});
afterEach(async () => {
  for (const backup of backups.splice(0)) await backup.stop();
  lake.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const targetFolder = () => join(folder, "backup");

function start(options: Partial<BackupLimits> & { waiting?: number } = {}, target?: BackupTarget) {
  const backup = startBackup(lake.lake, target ?? openFolderTarget(targetFolder()), {
    writeLog: (line) => log.push(line),
    ...options,
  });
  backups.push(backup);
  return backup;
}

const settled = (backup: ContinuousBackup) =>
  vi.waitFor(
    () => expect(backup.figures()).toMatchObject({ lag: 0, waiting: 0, isFailing: false }),
    { timeout: 20_000, interval: 20 },
  );

async function mutate(mutations: unknown[], dataset = "production"): Promise<string> {
  const token = "administrator-of-this-test-".padEnd(40, "x");
  const { credentials } = lake.lake;
  if (!credentials.find(token, new Date(time))) {
    const createdAt = new Date(time).toISOString();
    credentials.add(token, {
      kind: "token",
      label: "test",
      role: "administrator",
      userId: "robot",
      createdAt,
    });
  }
  const answer = await lake.fetch(
    new Request(`http://localhost:3400/v1/data/mutate/${dataset}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ mutations }),
    }),
  );
  const body: unknown = await answer.json();
  return String(Object(body)["transactionId"]);
}

/** Returns all rows of a database's tables, as text. */
function rowsOf(database: DatabaseSync, tables = storedTables(database).map(({ name }) => name)) {
  return Object.fromEntries(
    tables.map((name) => [
      name,
      database
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ]),
  );
}

function readRestored<T>(name: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, name, "lake.db"));
  try {
    return read(database);
  } finally {
    database.close();
  }
}

const restore = (name: string, at?: string) =>
  restoreLake(openFolderTarget(targetFolder()), join(folder, name), { at });

const idOf = fc.constantFrom("a", "b", "drafts.a", "c.d");
const content = fc.record(
  {
    title: fc.string({ unit: "grapheme" }),
    n: fc.double({ noNaN: true, noDefaultInfinity: true }),
    list: fc.array(
      fc.record({ _key: fc.string({ minLength: 1, maxLength: 2 }), text: fc.string() }),
    ),
    more: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.jsonValue({ maxDepth: 2 })),
  },
  { requiredKeys: [] },
);
const step = fc.oneof(
  fc.record({ id: idOf, content }).map(({ id, content: fields }) => ({
    createOrReplace: { ...fields, _id: id, _type: "page" },
  })),
  fc
    .record({ id: idOf, set: content })
    .map(({ id, set }) => ({ patch: { query: "*[_id == $id]", params: { id }, set } })),
  idOf.map((id) => ({ delete: { query: "*[_id == $id]", params: { id } } })),
);
const steps = fc.array(
  fc.record({
    dataset: fc.constantFrom("production", "more"),
    mutations: fc.array(step, { minLength: 1, maxLength: 3 }),
    pass: fc.integer({ min: 1, max: 5_000 }),
  }),
  { minLength: 15, maxLength: 25 },
);

it("[LAKE-4] restores every transaction byte for byte, as the history has it", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      lake.close();
      rmSync(folder, { recursive: true });
      lake = open();
      lake.lake.keepDataset("more", "private");
      // Small figures, so that there are many segments and several bases.
      const backup = start({ segment: 500, base: 3_000 });
      const moments: { id: string; time: string; rows: unknown; documents: string[] }[] = [];
      for (const [index, { dataset, mutations, pass }] of list.entries()) {
        time += pass;
        const before = lake.lake.dataset(dataset)?.sequence;
        const id = await mutate(mutations, dataset);
        // The lake refuses some random mutations, and stores no transaction that changes nothing.
        if (lake.lake.dataset(dataset)?.sequence === before) continue;
        const { database } = lake.lake.store;
        const rows = rowsOf(database, ["dataset", "document", "tx", "tx_document"]);
        moments.push({ id, time: new Date(time).toISOString(), rows, documents: [] });
        if (index % 5 === 0) await settled(backup);
      }
      await settled(backup);
      for (const [index, moment] of moments.entries()) {
        for (const at of [moment.id, moment.time]) {
          await restore(`at-${at}`, at);
          const rows = readRestored(`at-${at}`, (database) =>
            rowsOf(database, ["dataset", "document", "tx", "tx_document"]),
          );
          expect(rows, `${index} ${at}`).toEqual(moment.rows);
        }
        const documents = readRestored(`at-${moment.id}`, (database) =>
          database.prepare("select dataset, id, body from document").all(),
        );
        for (const name of ["production", "more"]) {
          const dataset = lake.lake.dataset(name);
          if (!dataset) throw new Error("no dataset");
          for (const id of ["a", "b", "drafts.a", "c.d"]) {
            const known = documentAt(dataset, id, dataset.transactionsOf([id]), {
              time: moment.time,
            });
            const row = documents.find((one) => one["dataset"] === name && one["id"] === id);
            expect(row ? JSON.parse(String(row["body"])) : null).toEqual(known);
          }
        }
      }
      await backup.stop();
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 60_000);
