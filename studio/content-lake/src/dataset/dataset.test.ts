import { expect, it, onTestFinished } from "vitest";
import type { LakeDocument } from "../document.ts";
import { openStore } from "../store/store.ts";
import { Dataset } from "./dataset.ts";

const timestamp = "2026-01-01T00:00:00Z";

it("[LAKE-5] has no trace of a rehearsed transaction, even of more documents than it remembers", () => {
  const store = openStore(":memory:", { isReplica: true });
  onTestFinished(() => store.close());
  const dataset = new Dataset("production", store);
  const documents = Array.from({ length: 5_001 }, (_, n): LakeDocument => {
    const times = { _createdAt: timestamp, _updatedAt: timestamp };
    return { _id: `page-${n}`, _type: "page", _rev: "t", ...times };
  });
  const transaction = {
    id: "t",
    author: "me",
    timestamp,
    digest: "d",
    documentIDs: documents.map(({ _id }) => _id),
    mutations: [],
    effects: {},
    results: [],
  };
  const states = new Map(documents.map((one) => [one._id, one]));
  const { commits } = store.rehearse(() => dataset.commit(transaction, states));
  for (const { ended } of commits) ended(false);
  expect([dataset.sequence, dataset.perspectives.raw.all()]).toEqual([0, []]);
  dataset.apply({ ...transaction, sequence: 1 }, states);
  expect([dataset.sequence, dataset.get("page-5000")?._rev]).toEqual([1, "t"]);
});
