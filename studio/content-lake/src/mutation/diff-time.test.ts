import { expect, it } from "vitest";
import { storedPage } from "../../tests/support/sample-documents.ts";
import { applyPatch } from "./apply-patch.ts";
import { DiffTime } from "./diff-time.ts";
import { RefusedChange } from "./errors.ts";

const hunks = 900;
const step = 100;

/** Returns a text of distinct words, and a patch that replaces 8 characters at every 100th position. */
function editedText(mark: string) {
  const original = Array.from({ length: 12_000 }, (_, n) => `word${(n * 7_919) % 10_007} `).join(
    "",
  );
  let edited = original;
  let patch = "";
  for (let n = 0; n < hunks; n += 1) {
    const start = n * step;
    const before = original.slice(start, start + 8);
    edited = edited.slice(0, start) + mark + edited.slice(start + 8);
    patch += `@@ -${start + 1},8 +${start + 1},8 @@\n-${encodeURI(before)}\n+${mark}\n`;
  }
  return { original, edited, patch };
}

const applied = (text: string, patch: string, time?: number) =>
  applyPatch(storedPage("a", { text }), { diffMatchPatch: { text: patch } }, new DiffTime(time))[
    "text"
  ];

it("[LAKE-4] applies a diff of 900 hunks, and one that inserts a long text", () => {
  const { original, edited, patch } = editedText("REPLACED");
  expect(applied(original, patch) === edited).toBe(true);
  const insertion = `@@ -1,5 +1,${original.length + 5} @@\n short\n+${encodeURI(original)}\n`;
  expect(applied("short", insertion) === `short${original}`).toBe(true);
});

it("[LAKE-4] rejects a diff of another text when its search takes too long", () => {
  const { patch } = editedText("REPLACED");
  const apply = () => applied("ab".repeat(500_000), patch, 50);
  expect(apply).toThrow(RefusedChange);
  expect(apply).toThrow('its "diffMatchPatch" takes too long');
});

it("[LAKE-4] starts no further diff after a transaction has used its time", () => {
  const time = new DiffTime(20);
  const endless = () => {
    for (;;);
  };
  expect(() => time.spend(endless)).toThrow("takes too long");
  let isStarted = false;
  expect(() => time.spend(() => (isStarted = true))).toThrow("takes too long");
  expect(isStarted).toBe(false);
});
