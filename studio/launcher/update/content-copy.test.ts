import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockDataFolder } from "../../content-lake/src/store/data-folder.ts";
import { copyContent, dropCopy, keepCopy, readNote, restoreContent } from "./content-copy.ts";

function dataFolder() {
  const data = mkdtempSync(join(tmpdir(), "marquee-content-"));
  const write = (folder: string, text: string) => {
    mkdirSync(join(data, folder), { recursive: true });
    writeFileSync(join(data, folder, "content.db"), text);
  };
  const read = (folder: string) => readFileSync(join(data, folder, "content.db"), "utf8");
  return { data, write, read };
}

test("[OWN-4] an undone update restores the content of before, and moves that of after it aside", () => {
  const { data, write, read } = dataFolder();
  write("lake", "before");
  copyContent(data, { before: "a", merge: "b" });
  keepCopy(data);
  const note = readNote(data, "b");
  expect(note).toEqual({ before: "a", merge: "b", folders: ["lake"] });
  write("lake", "after");
  write("auth", "new");
  if (note === null) throw new Error("There is no note.");
  const aside = restoreContent(data, note, new Date("2027-01-01T10:00:00Z"));
  expect(read("lake")).toBe("before");
  expect(aside).toBe(join(data, "after-update-2027-01-01T10-00-00-000Z"));
  expect(readdirSync(aside).toSorted()).toEqual(["auth", "lake"]);
  expect(readFileSync(join(aside, "lake/content.db"), "utf8")).toBe("after");
  expect(readdirSync(data)).not.toContain("auth");
  expect(readNote(data, "a")).toBeNull();
});

test("[OWN-4] content is neither copied nor moved while a lake runs on it, and the last copy stays", () => {
  const { data, write, read } = dataFolder();
  write("lake", "first");
  copyContent(data, { before: "a", merge: "b" });
  keepCopy(data);
  const note = readNote(data, "b");
  if (note === null) throw new Error("There is no note.");
  const running = lockDataFolder(join(data, "lake"));
  try {
    expect(() => copyContent(data, { before: "b", merge: "c" })).toThrow("Stop npm start first");
    expect(() => restoreContent(data, note)).toThrow("Stop npm start first");
  } finally {
    running.release();
  }
  expect(readNote(data, "b")).toEqual(note);
  expect(readdirSync(data).toSorted()).toEqual(["before-update", "lake"]);
  expect(read("before-update/lake")).toBe("first");
});

test("[OWN-4] an update that fails leaves the last copy, and one that was interrupted can be undone", () => {
  const { data, write } = dataFolder();
  write("lake", "first");
  copyContent(data, { before: "a", merge: "b" });
  keepCopy(data);
  copyContent(data, { before: "b", merge: "c" });
  dropCopy(data);
  expect(readNote(data, "b")?.merge).toBe("b");
  copyContent(data, { before: "b", merge: "c" });
  expect(readNote(data, "b")?.merge).toBe("b");
  expect(readNote(data, "c")?.merge).toBe("c");
});

test("[OWN-4] a project without content has an empty copy", () => {
  const { data } = dataFolder();
  rmSync(data, { recursive: true });
  copyContent(data, { before: "a", merge: "b" });
  keepCopy(data);
  expect(readNote(data, "b")).toEqual({ before: "a", merge: "b", folders: [] });
});
