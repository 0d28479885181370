import { expect, test } from "vitest";
import { draftsInMemory, readDraft, storeDraft } from "./form-drafts.ts";

test("[FORM-1][SEC-4] returns a draft only to the cookie that was set for it, and stores no plain text", async () => {
  const stored: string[] = [];
  const memory = draftsInMemory();
  const shelf: typeof memory = {
    ...memory,
    set: (id, text, ms) => {
      stored.push(id, text);
      return memory.set(id, text, ms);
    },
  };
  const cookie = await storeDraft(shelf, "the secret words");
  expect(await readDraft(shelf, cookie)).toBe("the secret words");
  expect(await readDraft(shelf, "A".repeat(43))).toBeNull();
  expect(await readDraft(shelf, "short")).toBeNull();
  expect(stored.join(" ")).not.toContain("secret");
  expect(stored).not.toContain(cookie);
});
