import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createTextWriter,
  type StoredText,
  unstoredTexts,
  whenTextsStored,
} from "./text-writer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A content service with one text. `writes` lists the texts that it has stored. */
function open(value = "A") {
  let count = 0;
  const service = {
    text: { value, revision: "first" } as StoredText | null,
    writes: [] as string[],
    /** Called with each write, before it is stored. Throws to let the write fail. */
    before: (): void => undefined,
    after: (): void => undefined,
  };
  const calls = { changes: 0, gone: 0, retries: 0, rejections: 0 };
  const writer = createTextWriter(
    { value, revision: "first" },
    {
      store: {
        newRevision: () => `own${(count += 1)}`,
        read: async () => service.text,
        write: async (known, next, revision) => {
          service.before();
          if (service.text?.revision !== known.revision) return false;
          service.text = { value: next, revision };
          service.writes.push(next);
          service.after();
          return true;
        },
      },
      onChange: () => (calls.changes += 1),
      onGone: () => (calls.gone += 1),
      onRetry: () => (calls.retries += 1),
      onRejected: () => (calls.rejections += 1),
    },
  );
  writer.hear({ value, revision: "first" });
  /** Simulates a change by another editor. */
  const other = (next: string, revision = `other${next}`) => {
    service.text = { value: next, revision };
  };
  return { writer, service, calls, other, run: (ms = 0) => vi.advanceTimersByTimeAsync(ms) };
}

test("[COMP-1] stores the newest change, at most once in 300 ms", async () => {
  const { writer, service, run } = open();
  writer.change({ number: 1, version: 1, value: "Ab" });
  await run();
  expect(service.writes).toEqual(["Ab"]);
  writer.change({ number: 2, version: 1, value: "Abc" });
  writer.change({ number: 3, version: 1, value: "Abcd" });
  await run(290);
  expect(service.writes).toEqual(["Ab"]);
  await run(20);
  expect(service.writes).toEqual(["Ab", "Abcd"]);
  expect(writer.state()).toEqual({ value: "Abcd", number: 3, version: 1 });
});

test("[COMP-4] stores nothing over another editor's text, and reports it with a new version", async () => {
  const { writer, service, other, run } = open();
  other("A1");
  writer.change({ number: 1, version: 1, value: "Ab" });
  await run();
  expect(service.writes).toEqual([]);
  expect(writer.state()).toEqual({ value: "A1", number: 0, version: 2 });
  writer.change({ number: 2, version: 1, value: "Abc" });
  await run(1_000);
  expect(service.writes).toEqual([]);
  writer.change({ number: 3, version: 2, value: "Abc1" });
  await run(1_000);
  expect(service.writes).toEqual(["Abc1"]);
});

test("[COMP-4] repeats a write after a change of another field", async () => {
  const { writer, service, other, run } = open();
  writer.change({ number: 1, version: 1, value: "Ab" });
  await run();
  other("Ab", "another field");
  writer.change({ number: 2, version: 1, value: "Abc" });
  await run(1_000);
  expect(service.writes).toEqual(["Ab", "Abc"]);
  expect(writer.state().version).toBe(1);
});

test("[COMP-4] ignores older texts of the studio's document than the last write", async () => {
  const { writer, run } = open();
  writer.change({ number: 1, version: 1, value: "Ab" });
  await run();
  writer.hear({ value: "A", revision: "older" });
  expect(writer.state()).toEqual({ value: "Ab", number: 1, version: 1 });
  writer.hear({ value: "Ab", revision: "own1" });
  writer.hear({ value: "A1b", revision: "newer" });
  expect(writer.state()).toEqual({ value: "A1b", number: 1, version: 2 });
});

test("[COMP-4] reads the text again if the studio's document never got the last write", async () => {
  const { writer, other, run } = open();
  writer.change({ number: 1, version: 1, value: "Ab" });
  await run();
  other("A1b");
  await run(2_000);
  expect(writer.state().value).toBe("A1b");
});

test("[COMP-4] repeats a failed write, and doesn't repeat one whose answer was lost", async () => {
  const { writer, service, calls, run } = open();
  service.before = () => {
    throw new Error("No connection");
  };
  writer.change({ number: 1, version: 1, value: "Ab" });
  await run();
  expect(calls.retries).toBe(1);
  service.before = () => undefined;
  service.after = () => {
    throw new Error("The answer is lost");
  };
  await run(3_000);
  service.after = () => undefined;
  await run(3_000);
  expect(service.writes).toEqual(["Ab"]);
  expect(writer.state()).toEqual({ value: "Ab", number: 1, version: 1 });
});

test("[COMP-4] stores the last letters at once when the editor leaves, merged with another's", async () => {
  const { writer, service, other, run } = open("Open");
  writer.change({ number: 1, version: 1, value: "Open n" });
  await run();
  writer.change({ number: 2, version: 1, value: "Open now" });
  other("Soon Open n");
  writer.leave();
  await run();
  expect(service.writes).toEqual(["Open n", "Soon Open now"]);
  expect(writer.isIdle()).toBe(false);
  writer.hear({ value: "Soon Open now", revision: service.text?.revision ?? "" });
  expect(writer.isIdle()).toBe(true);
  await writer.whenIdle();
});

test("[COMP-4] reports that the text's block is gone", async () => {
  const { writer, service, calls, run } = open();
  service.text = null;
  writer.change({ number: 1, version: 1, value: "Ab" });
  await run();
  await writer.whenIdle();
  expect(calls.gone).toBe(1);
});

test("[COMP-4] repeats a failing write every 2 seconds, also after the editor has left", async () => {
  const { writer, service, calls, run } = open();
  service.before = () => {
    throw new Error("No connection");
  };
  writer.change({ number: 1, version: 1, value: "Ab" });
  writer.leave();
  await run(10_000);
  expect(calls.retries).toBe(5 + 1);
  service.before = () => undefined;
  await run(2_000);
  expect(service.writes).toEqual(["Ab"]);
});

test("[COMP-4] gives up a write that the content service rejects for good", async () => {
  const { writer, service, calls, run } = open();
  service.before = () => {
    throw Object.assign(new Error("Insufficient permissions"), { statusCode: 403 });
  };
  writer.change({ number: 1, version: 1, value: "Ab" });
  await run(10_000);
  expect(calls).toMatchObject({ retries: 0, rejections: 1 });
  await writer.whenIdle();
});

test("[COMP-1] waits with publishing until typed texts are stored, but at most 5 seconds", async () => {
  const { writer, service, run } = open();
  unstoredTexts.set("text", writer);
  let isStored = false;
  writer.change({ number: 1, version: 1, value: "Ab" });
  void whenTextsStored().then(() => (isStored = true));
  await run();
  expect(service.writes).toEqual(["Ab"]);
  expect(isStored).toBe(false);
  writer.hear({ value: "Ab", revision: "own1" });
  await run();
  expect(isStored).toBe(true);

  let isOver = false;
  service.before = () => {
    throw new Error("No connection");
  };
  writer.change({ number: 2, version: 1, value: "Abc" });
  void whenTextsStored().then(() => (isOver = true));
  await run(4_900);
  expect(isOver).toBe(false);
  await run(200);
  expect(isOver).toBe(true);
  unstoredTexts.clear();
});
