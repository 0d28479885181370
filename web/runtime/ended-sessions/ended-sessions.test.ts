import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { createEndedSessionsFile } from "./ended-sessions-file.ts";
import { noJournal } from "./ended-sessions.fixture.ts";
import { createEndedSessions, EndedSessionsFault } from "./ended-sessions.ts";
import type { Entry, Journal } from "./ended-sessions.ts";

const session = (name: string, until = 1_000) => ({ hashes: [name], until });
const open = (journal: Journal, most = 10, now = () => 0) =>
  createEndedSessions({ journal, now, most });

test("[GATE-3] keeps a session on the list until its cookies expire", async () => {
  const clock = { time: 0 };
  const list = open(noJournal, 10, () => clock.time);
  await list.add(session("a"));
  expect([await list.has(session("a")), await list.has(session("b"))]).toEqual([true, false]);
  clock.time = 1_000;
  expect(await list.has(session("a"))).toBe(false);
});

test("[GATE-3] a full list drops the entries that end first, and rejects every session that ends no later than these", async () => {
  const list = open(noJournal);
  for (let at = 1; at <= 11; at += 1) await list.add(session(`s${at}`, at * 100));
  for (let at = 1; at <= 11; at += 1)
    expect(await list.has(session(`s${at}`, at * 100))).toBe(true);
  // This session was never ended, but expires no later than an entry that the full list has dropped.
  expect(await list.has(session("other", 200))).toBe(true);
  expect(await list.has(session("other", 300))).toBe(false);
});

const openFile = () => join(temporaryFolder(), "below", "list");
const openJournal = (file: string) =>
  createEndedSessionsFile(file, (error) => {
    throw error;
  });

test("[GATE-3][SEC-1] a restart forgets no sign-out, and ignores a line that a crash cut off", async () => {
  const file = openFile();
  const first = open(openJournal(file));
  await first.add(session("a"));
  writeFileSync(file, `${readFileSync(file, "utf8")}["cut-o`);
  const second = open(openJournal(file));
  await second.add(session("b"));
  // Ending a session a second time adds nothing to the file.
  const before = readFileSync(file, "utf8");
  for (let n = 0; n < 5; n += 1) await second.add(session("a"));
  expect(readFileSync(file, "utf8")).toBe(before);
  const third = open(openJournal(file));
  expect([await third.has(session("a")), await third.has(session("b"))]).toEqual([true, true]);
});

test("[GATE-3] drops expired entries from the file at a restart, and still rejects sessions of dropped ones", async () => {
  const file = openFile();
  const full = open(openJournal(file), 2);
  for (const each of [session("a", 100), session("b", 200), session("c", 300)])
    await full.add(each);
  const later = open(openJournal(file), 10, () => 150);
  await later.add(session("d", 400));
  expect(await later.has(session("other", 200))).toBe(true);
  expect(readFileSync(file, "utf8")).not.toContain('"a"');
});

test("[GATE-3] rejects every session while the file can't be read, and records the sessions that end meanwhile", async () => {
  const file = openFile();
  // Creates a folder at the file's path. Reading a folder as a file fails even for the superuser.
  mkdirSync(file, { recursive: true });
  const errors: unknown[] = [];
  const list = open(createEndedSessionsFile(file, (error) => errors.push(error)));
  await expect(list.has(session("a"))).rejects.toThrow(EndedSessionsFault);
  await list.add(session("a"));
  rmSync(file, { recursive: true });
  expect([await list.has(session("a")), await list.has(session("b"))]).toEqual([true, false]);
  expect(errors).toHaveLength(1);
  // In a folder that can't be written to, sessions end until a restart.
  const onError = (error: unknown) => errors.push(error);
  const inNoFolder = open(createEndedSessionsFile("/dev/null/list", onError));
  for (const name of ["a", "b"]) await inNoFolder.add(session(name));
  expect(errors).toHaveLength(3);
  expect(await inNoFolder.has(session("a"))).toBe(true);
});

test("[GATE-3] keeps the file's entries when the list fills up while the file can't be read", async () => {
  let isReadable = false;
  const stored: Entry[] = [["before", 5_000]];
  const journal: Journal = {
    load: () => {
      if (!isReadable) throw new Error("The disk does not answer.");
      return stored;
    },
    append: async (entries) => void stored.push(...entries),
    rewrite: async (entries) => void stored.splice(0, Infinity, ...entries),
  };
  const list = open(journal, 3);
  for (let at = 1; at <= 4; at += 1) await list.add(session(`s${at}`, at * 100));
  isReadable = true;
  const restarted = open(journal, 3);
  for (const each of [list, restarted]) {
    expect(await each.has(session("before", 5_000))).toBe(true);
    expect(await each.has(session("s1", 100))).toBe(true);
    expect(await each.has(session("other", 5_000))).toBe(false);
  }
});
