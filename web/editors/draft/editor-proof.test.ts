import { expect, test } from "vitest";
import { createEditorProof } from "./editor-proof.ts";
import { type Editor, SECRET_MS } from "./find-editor.ts";

const secret = "ZWRpdG9ycy1zZWNyZXQtb2YtdGVzdHM";
const client = "203.0.113.7";

/** Creates the check of one editor's preview secrets. */
function openProof() {
  const clock = { time: 1_000_000 };
  const editor: Editor = { user: "pEditor", secretId: "drafts.a", until: clock.time + SECRET_MS };
  const rights: { editor: Editor | null; lookups: string[] } = { editor, lookups: [] };
  const prove = createEditorProof({
    find: async (text) => {
      rights.lookups.push(text);
      return text === secret ? rights.editor : null;
    },
    isRefusal: () => false,
    now: () => clock.time,
  });
  const guess = async (times: number) => {
    for (let number = 0; number < times; number += 1)
      await prove(`guess-number-${number}-xx`, client);
  };
  return { prove, guess, rights, clock };
}

test("[SEC-1] looks a secret up at most twice a minute, and refuses a revoked one within a minute", async () => {
  const { prove, rights, clock } = openProof();
  for (let second = 0; second < 60; second += 1) {
    expect(await prove(secret, client)).toMatchObject({ state: "proven" });
    clock.time += 1_000;
  }
  expect(rights.lookups).toHaveLength(2);
  rights.editor = null;
  clock.time += 30_000;
  expect(await prove(secret, client)).toEqual({ state: "unknown" });
});

test("[SEC-1] still accepts an editor while another client guesses from the same IP address", async () => {
  const { prove, guess, clock } = openProof();
  await prove(secret, client);
  await guess(100);
  expect(await prove("another-guess-of-theirs", client)).toEqual({ state: "busy" });
  clock.time += 31_000;
  expect(await prove(secret, client)).toMatchObject({ state: "proven" });
});

test("[SEC-1] looks up nothing that does not have the format of a secret", async () => {
  const { prove, rights } = openProof();
  for (const text of ["", "short", "x".repeat(600), "a secret with spaces", '" || true']) {
    expect(await prove(text, client)).toEqual({ state: "unknown" });
  }
  expect(rights.lookups).toEqual([]);
});

test("[SEC-1] refuses an expired secret even if it is cached", async () => {
  const { prove, rights, clock } = openProof();
  clock.time += SECRET_MS - 1_000;
  expect(await prove(secret, client)).toMatchObject({ state: "proven" });
  rights.editor = null;
  clock.time += 2_000;
  expect(await prove(secret, client)).toEqual({ state: "unknown" });
});
