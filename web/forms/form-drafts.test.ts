import { expect, test } from "vitest";
import { draftsInMemory, readDraft, storeDraft } from "./form-drafts.ts";

test("[FORM-1][SEC-4] returns a draft only to the cookie that was set for it, and stores no plain text", async () => {
  const stored: string[] = [];
  const memory = draftsInMemory();
  const shelf: typeof memory = {
    ...memory,
    set: (id, text, options) => {
      stored.push(id, text);
      return memory.set(id, text, options);
    },
  };
  const cookie = await storeDraft(shelf, "the secret words", "a");
  expect(await readDraft(shelf, cookie)).toBe("the secret words");
  expect(await readDraft(shelf, "A".repeat(43))).toBeNull();
  expect(await readDraft(shelf, "short")).toBeNull();
  expect(stored.join(" ")).not.toContain("secret");
  expect(stored).not.toContain(cookie);
});

test("[SEC-5] a client's drafts evict only older drafts of the same client", async () => {
  const drafts = draftsInMemory();
  const other = await storeDraft(drafts, "typed by somebody else", "b");
  const cookies: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    cookies.push(await storeDraft(drafts, "x".repeat(500_000), "a"));
  }
  expect(await readDraft(drafts, other)).toBe("typed by somebody else");
  const left = await Promise.all(cookies.map((cookie) => readDraft(drafts, cookie)));
  expect(left.map((text) => text !== null).lastIndexOf(false)).toBe(58);
});
