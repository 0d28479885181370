// @module-tag all
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { documentAt } from "../../src/history/revisions.ts";
import { finish } from "../../src/in-parts.ts";
import { field } from "../support/open-test-lake.ts";
import {
  openTestBackup,
  readDatabase,
  rowsOf,
  settled,
  type TestBackup,
} from "../support/test-backup.ts";

const ids = ["a", "b", "drafts.a", "c.d"];
const idOf = fc.constantFrom(...ids);
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

const tables = ["dataset", "document", "tx", "tx_document"];

/** Steps that create each document. Without them, most random steps could change nothing. */
const firstSteps = ids.map((id) => ({
  dataset: "production",
  mutations: [{ createOrReplace: { _id: id, _type: "page" } }],
  pass: 1,
}));

interface Written {
  id: string;
  time: string;
  rows: Record<string, string[]>;
}

/** Restores a moment, and compares all rows with those of that time, and the documents with the lake's history. */
async function expectRestored(test: TestBackup, { id, time, rows }: Written): Promise<void> {
  for (const at of [id, time]) {
    await test.restore(`at-${at}`, at);
    const restored = readDatabase(join(test.folder, `at-${at}`), (db) => rowsOf(db, tables));
    expect({ at, rows: restored }).toEqual({ at, rows });
  }
  const documents = readDatabase(join(test.folder, `at-${id}`), (database) =>
    database.prepare("select dataset, id, body from document").all(),
  );
  for (const name of ["production", "more"]) {
    const dataset = test.lake.lake.lake.dataset(name);
    if (!dataset) throw new Error("no dataset");
    for (const each of ids) {
      const known = finish(documentAt(dataset, each, dataset.transactionsOf([each]), { time }));
      const row = documents.find((one) => one["dataset"] === name && one["id"] === each);
      expect(row ? JSON.parse(String(row["body"])) : null).toEqual(known);
    }
  }
}

it("[LAKE-4] restores every transaction byte for byte, as the history has it", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const test = openTestBackup();
      const { lake } = test;
      lake.lake.lake.upsertDataset("more", "private");
      // Small figures, so that there are many segments and several bases.
      const backup = test.start({ segment: 500, base: 3_000 });
      const restorePoints: Written[] = [];
      for (const [index, { dataset, mutations, pass }] of [...firstSteps, ...list].entries()) {
        lake.pass(pass);
        const before = lake.lake.lake.dataset(dataset)?.sequence;
        const { body } = await lake.call(`/v1/data/mutate/${dataset}`, { body: { mutations } });
        // The lake refuses some random mutations, and stores no transaction that changes nothing.
        if (lake.lake.lake.dataset(dataset)?.sequence === before) continue;
        restorePoints.push({
          id: String(field(body, "transactionId")),
          time: lake.lake.lake.now().toISOString(),
          rows: rowsOf(lake.lake.lake.store.database, tables),
        });
        if (index % 8 === 0) await settled(backup);
      }
      await settled(backup);
      expect(restorePoints.length).toBeGreaterThan(3);
      for (const restorePoint of restorePoints) await expectRestored(test, restorePoint);
      await test.close();
    }),
    { numRuns: 2, endOnFailure: true },
  );
}, 120_000);
