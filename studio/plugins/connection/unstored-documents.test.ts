import { BehaviorSubject } from "rxjs";
import type { OperationsAPI } from "sanity";
import { expect, test, vi } from "vitest";
import { hasUnstoredDocuments, watchUnstored } from "./unstored-documents.ts";

function open() {
  const isStored = new BehaviorSubject(true);
  const execute = vi.fn<() => void>();
  const operations = new BehaviorSubject<Pick<OperationsAPI, "commit">>({
    commit: { disabled: "NOT_READY", execute },
  });
  const pair = { consistencyStatus: () => isStored, editOperations: () => operations };
  const leave = watchUnstored({ pair }, { id: "home", type: "page", release: undefined });
  const getReady = () => operations.next({ commit: { disabled: false, execute } });
  return { isStored, operations, execute, leave, getReady };
}

test("[COMP-6] keeps a document open that an editor leaves, until its changes are stored", () => {
  const { isStored, operations, leave } = open();
  expect(hasUnstoredDocuments()).toBe(false);
  isStored.next(false);
  leave();
  expect([hasUnstoredDocuments(), isStored.observed]).toEqual([true, true]);
  isStored.next(true);
  expect([hasUnstoredDocuments(), isStored.observed]).toEqual([false, false]);
  expect(operations.observed).toBe(false);
});

test("[COMP-6] commits the letters that were typed just before a document is left", () => {
  const { isStored, execute, leave, getReady } = open();
  isStored.next(false);
  leave();
  expect(execute).not.toHaveBeenCalled();
  getReady();
  expect(execute).toHaveBeenCalledTimes(1);
  isStored.next(true);
  getReady();
  expect(execute).toHaveBeenCalledTimes(1);
});

test("a document without changes is left at once", () => {
  const { isStored, execute, leave, getReady } = open();
  leave();
  getReady();
  expect([isStored.observed, execute.mock.calls.length]).toEqual([false, 0]);
});
