import { BehaviorSubject } from "rxjs";
import { expect, test } from "vitest";
import { hasUnstoredDocuments, watchUnstored } from "./unstored-documents.ts";

test("[COMP-6] keeps a document open that an editor leaves, until its changes are stored", () => {
  const isStored = new BehaviorSubject(true);
  const store = { pair: { consistencyStatus: () => isStored } };
  const leave = watchUnstored(store, { id: "home", type: "page", release: undefined });
  expect(hasUnstoredDocuments()).toBe(false);
  isStored.next(false);
  leave();
  expect([hasUnstoredDocuments(), isStored.observed]).toEqual([true, true]);
  isStored.next(true);
  expect([hasUnstoredDocuments(), isStored.observed]).toEqual([false, false]);
});
