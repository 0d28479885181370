import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockDataFolder } from "../../content-lake/src/store/data-folder.ts";
import { copyContent, noteMerge, readNote, restoreContent } from "./content-copy.ts";

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
  copyContent(data, "a");
  noteMerge(data, "b");
  const note = readNote(data);
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
  expect(readNote(data)).toBeNull();
});

test("[OWN-4] content is not copied while a lake runs on it, and the last copy stays", () => {
  const { data, write } = dataFolder();
  write("lake", "first");
  copyContent(data, "a");
  const running = lockDataFolder(join(data, "lake"));
  try {
    expect(() => copyContent(data, "b")).toThrow("Stop npm start first");
  } finally {
    running.release();
  }
  expect(readNote(data)?.before).toBe("a");
  expect(readdirSync(data).toSorted()).toEqual(["before-update", "lake"]);
  expect(readFileSync(join(data, "before-update/lake/content.db"), "utf8")).toBe("first");
});

test("[OWN-4] a project without content has an empty copy", () => {
  const { data } = dataFolder();
  rmSync(data, { recursive: true });
  copyContent(data, "a");
  expect(readNote(data)).toEqual({ before: "a", merge: null, folders: [] });
});
