import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createTextWriter,
  type StoredText,
  unstoredTexts,
  whenTextsStored,
} from "./text-writer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(value = "A") {
  let count = 0;
  const service = {
    text: { value, revision: "first" } as StoredText | null,
    writes: [] as string[],
    /** The error of a write, before or after the text is stored. */
    failsBefore: null as Error | null,
    failsAfter: null as Error | null,
  };
  const calls = { changes: 0, gone: 0, retries: 0, rejections: 0 };
  const writer = createTextWriter(
    { value, revision: "first" },
    {
      store: {
        newRevision: () => `own${(count += 1)}`,
        read: async () => service.text,
        write: async (known, next, revision) => {
          if (service.failsBefore) throw service.failsBefore;
          if (service.text?.revision !== known.revision) return false;
          service.text = { value: next, revision };
          service.writes.push(next);
          if (service.failsAfter) throw service.failsAfter;
          return true;
        },
      },
      onChange: () => (calls.changes += 1),
      onGone: () => (calls.gone += 1),
      onRetry: () => (calls.retries += 1),
      onRejected: () => (calls.rejections += 1),
    },
  );
  writer.receive({ value, revision: "first" });
  const run = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const type = (text: string, { number = 1, version = 1, ms = 0 } = {}) => {
    writer.change({ number, version, value: text });
    return run(ms);
  };
  const other = (next: string, revision = `other${next}`) => {
    service.text = { value: next, revision };
  };
  return { writer, service, calls, other, run, type };
}

test("[COMP-1] stores the newest change, at most once in 300 ms", async () => {
  const { writer, service, run, type } = open();
  await type("Ab");
  expect(service.writes).toEqual(["Ab"]);
  await type("Abc", { number: 2 });
  await type("Abcd", { number: 3, ms: 290 });
  expect(service.writes).toEqual(["Ab"]);
  await run(20);
  expect(service.writes).toEqual(["Ab", "Abcd"]);
  expect(writer.state()).toEqual({ value: "Abcd", number: 3, version: 1 });
});

test("[COMP-4] stores nothing over another editor's text, and reports it with a new version", async () => {
  const { writer, service, other, type } = open();
  other("A1");
  await type("Ab");
  expect(writer.state()).toEqual({ value: "A1", number: 0, version: 2 });
  await type("Abc", { number: 2, ms: 1_000 });
  expect(service.writes).toEqual([]);
  await type("Abc1", { number: 3, version: 2, ms: 1_000 });
  expect(service.writes).toEqual(["Abc1"]);
});

test("[COMP-4] repeats a write after a change of another field", async () => {
  const { writer, service, other, type } = open();
  await type("Ab");
  other("Ab", "another field");
  await type("Abc", { number: 2, ms: 1_000 });
  expect(service.writes).toEqual(["Ab", "Abc"]);
  expect(writer.state().version).toBe(1);
});

test("[COMP-4] ignores older texts of the studio's document than the last write", async () => {
  const { writer, type } = open();
  await type("Ab");
  writer.receive({ value: "A", revision: "older" });
  expect(writer.state()).toEqual({ value: "Ab", number: 1, version: 1 });
  writer.receive({ value: "Ab", revision: "own1" });
  writer.receive({ value: "A1b", revision: "newer" });
  expect(writer.state()).toEqual({ value: "A1b", number: 1, version: 2 });
});

test("[COMP-4] reads the text again if the studio's document never got the last write", async () => {
  const { writer, other, run, type } = open();
  await type("Ab");
  other("A1b");
  await run(2_000);
  expect(writer.state().value).toBe("A1b");
});

test("[COMP-4] repeats a failed write every 2 seconds, also after the editor has left", async () => {
  const { writer, service, calls, run, type } = open();
  service.failsBefore = new Error("No connection");
  const typed = type("Ab");
  writer.leave();
  await typed;
  await run(10_000);
  expect(calls.retries).toBe(5 + 1);
  service.failsBefore = null;
  await run(2_000);
  expect(service.writes).toEqual(["Ab"]);
});

test("[COMP-4] doesn't repeat a write whose response was lost", async () => {
  const { writer, service, run, type } = open();
  service.failsAfter = new Error("The response is lost");
  await type("Ab");
  service.failsAfter = null;
  await run(3_000);
  expect(service.writes).toEqual(["Ab"]);
  expect(writer.state()).toEqual({ value: "Ab", number: 1, version: 1 });
});

test("[COMP-4] gives up a write that the content service rejects for good", async () => {
  const { writer, service, calls, type } = open();
  service.failsBefore = Object.assign(new Error("Forbidden"), { statusCode: 403 });
  await type("Ab", { ms: 10_000 });
  expect(calls).toMatchObject({ retries: 0, rejections: 1 });
  await writer.whenIdle();
});

test("[COMP-4] stores the last letters at once when the editor leaves, merged with another's", async () => {
  const { writer, service, other, run, type } = open("Open");
  await type("Open n");
  writer.change({ number: 2, version: 1, value: "Open now" });
  other("Soon Open n");
  writer.leave();
  await run();
  expect(service.writes).toEqual(["Open n", "Soon Open now"]);
  expect(writer.isIdle()).toBe(false);
  writer.receive({ value: "Soon Open now", revision: service.text?.revision ?? "" });
  expect(writer.isIdle()).toBe(true);
  await writer.whenIdle();
});

test("[COMP-4] merges the last letters of an editor who leaves before the page has merged them", async () => {
  const { writer, service, other, run } = open("Open");
  other("Soon Open");
  writer.receive({ value: "Soon Open", revision: "otherSoon Open" });
  other("Soon Open, too");
  writer.receive({ value: "Soon Open, too", revision: "otherSoon Open, too" });
  writer.change({ number: 1, version: 1, value: "Open now" });
  await run(1_000);
  expect(service.writes).toEqual([]);
  writer.leave();
  await run();
  expect(service.writes).toEqual(["Soon Open, too now"]);
});

test("[COMP-4] reports that the text's block is gone", async () => {
  const { writer, service, calls, type } = open();
  service.text = null;
  await type("Ab");
  await writer.whenIdle();
  expect(calls.gone).toBe(1);
});

test("[COMP-1] waits with publishing until typed texts are stored, but at most 5 seconds", async () => {
  const { writer, service, run, type } = open();
  unstoredTexts.set("text", writer);
  const onStored = vi.fn<() => void>();
  const typed = type("Ab");
  void whenTextsStored().then(onStored);
  await typed;
  expect(service.writes).toEqual(["Ab"]);
  expect(onStored).not.toHaveBeenCalled();
  writer.receive({ value: "Ab", revision: "own1" });
  await run();
  expect(onStored).toHaveBeenCalledOnce();

  service.failsBefore = new Error("No connection");
  const again = type("Abc", { number: 2, ms: 4_900 });
  void whenTextsStored().then(onStored);
  await again;
  expect(onStored).toHaveBeenCalledOnce();
  await run(200);
  expect(onStored).toHaveBeenCalledTimes(2);
  unstoredTexts.clear();
});
