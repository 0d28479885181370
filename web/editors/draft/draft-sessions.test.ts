import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { createEndedSessionsFile } from "../../runtime/ended-sessions/ended-sessions-file.ts";
import { createEndedSessions } from "../../runtime/ended-sessions/ended-sessions.ts";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { createDraftSessions, GRACE_MS } from "./draft-sessions.ts";
import { type Editor, SECRET_MS } from "./find-editor.ts";

const START = Date.parse("2026-11-21T12:00:00.000Z");
const key = new TextEncoder().encode("a key of 32 bytes for these tests");

const newFile = () => join(temporaryFolder(), "left-drafts");

/** Opens the denylist of one process, stored in a file. */
function openEnded(file: string, now: () => number) {
  const journal = createEndedSessionsFile(file, (error) => {
    throw error;
  });
  return createEndedSessions({ journal, now, most: 100 });
}

/** Creates draft sessions for one editor. The test controls the clock and the editor's rights. */
function openSessions(file = newFile()) {
  const clock = { time: START };
  const editor: Editor = { user: "pEditor", secretId: "drafts.a", until: START + SECRET_MS };
  const rights: { editor: Editor | Error | null; lookups: number } = { editor, lookups: 0 };
  const sessions = createDraftSessions({
    key: () => key,
    find: async (secretId) => {
      rights.lookups += 1;
      if (rights.editor instanceof Error) throw rights.editor;
      return secretId === "drafts.a" ? rights.editor : null;
    },
    ended: openEnded(file, () => clock.time),
    now: () => clock.time,
  });
  return { sessions, editor, rights, clock };
}

test("[PAGE-6] closes drafts within a minute when the editor loses their rights", async () => {
  const { sessions, editor, rights, clock } = openSessions();
  const cookie = await sessions.open(editor);
  for (let second = 0; second < 60; second += 1) {
    expect(await sessions.read(cookie)).toEqual(editor);
    clock.time += 1_000;
  }
  expect(rights.lookups).toBe(2);
  rights.editor = null;
  clock.time += 30_000;
  expect(await sessions.read(cookie)).toBeNull();
});

test("[PAGE-6] closes drafts for a copied cookie after a restart, and before, when its editor left the preview", async () => {
  const file = newFile();
  const { sessions, editor } = openSessions(file);
  const [cookie, other] = [await sessions.open(editor), await sessions.open(editor)];
  await sessions.end(cookie);
  for (const process of [sessions, openSessions(file).sessions]) {
    expect(await process.read(cookie)).toBeNull();
    expect(await process.read(other)).toEqual(editor);
  }
});

test("[PAGE-6] rejects while the denylist of ended sessions is unreadable, or the editor's rights can't be checked", async () => {
  const file = newFile();
  // Makes the denylist unreadable: reading a folder as a file fails, even for the superuser.
  mkdirSync(file);
  const { sessions, editor, rights, clock } = openSessions(file);
  const cookie = await sessions.open(editor);
  await expect(sessions.read(cookie)).rejects.toThrow("can't be read");
  rmSync(file, { recursive: true });
  expect(await sessions.read(cookie)).toEqual(editor);
  rights.editor = new Error("The content service is down.");
  clock.time += 60_000;
  await expect(sessions.read(cookie)).rejects.toThrow("down");
});

test("[PAGE-6] closes drafts when the secret and its grace period have expired", async () => {
  const { sessions, editor, clock } = openSessions();
  const cookie = await sessions.open(editor);
  clock.time = START + SECRET_MS + GRACE_MS - 2_000;
  expect(await sessions.read(cookie)).toEqual(editor);
  clock.time += 3_000;
  expect(await sessions.read(cookie)).toBeNull();
});

const claims = { secret: "drafts.a" };
const signed = (change: (token: SignJWT) => SignJWT, by = key) =>
  change(
    new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("marquee-draft")
      .setSubject("pEditor")
      .setJti(crypto.randomUUID())
      .setExpirationTime(Math.floor(START / 1000) + 600),
  ).sign(by);

test("[SEC-2] accepts no cookie that was altered, signed with another key or issued for another user", async () => {
  const { sessions, editor } = openSessions();
  const cookie = await sessions.open(editor);
  const [head = "", body = "", signature = ""] = cookie.split(".");
  const unsigned = btoa('{"alg":"none"}').replaceAll("=", "");
  const forged = [
    "",
    "made-up",
    `${head}.${body}.`,
    `${head}.${body.slice(0, -2)}AA.${signature}`,
    `${unsigned}.${body}.`,
    await signed((token) => token, new TextEncoder().encode("another key of 32 bytes for tests")),
    await signed((token) => token.setAudience("marquee-session")),
    await signed((token) => token.setSubject("pSomebodyElse")),
  ];
  expect(await sessions.read(await signed((token) => token))).toEqual(editor);
  const accepted: string[] = [];
  for (const text of forged) if ((await sessions.read(text)) !== null) accepted.push(text);
  expect(accepted).toEqual([]);
});
