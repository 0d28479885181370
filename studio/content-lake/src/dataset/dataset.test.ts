import { expect, it, onTestFinished } from "vitest";
import { numbered, sampleTransaction, storedPage } from "../../tests/support/sample-documents.ts";
import { openStore } from "../store/store.ts";
import { Dataset } from "./dataset.ts";

it("[LAKE-5] has no trace of a transaction of a dry run, even of more documents than it remembers", () => {
  const store = openStore(":memory:", { isReplica: true });
  onTestFinished(() => store.close());
  const dataset = new Dataset("production", store);
  const documentIDs = numbered(5_001);
  const transaction = sampleTransaction("t", { documentIDs });
  const states = new Map(documentIDs.map((id) => [id, storedPage(id)]));
  const { commits } = store.dryRun(() => dataset.commit(transaction, states));
  for (const { ended } of commits) ended(false);
  expect([dataset.sequence, dataset.perspectives.raw.all()]).toEqual([0, []]);
  dataset.apply({ ...transaction, sequence: 1 }, states);
  expect([dataset.sequence, dataset.get("page-5000")?._rev]).toEqual([1, "r"]);
});
