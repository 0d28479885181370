import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/**
 * Creates a folder before each test of the file, and removes it afterwards. Returns a function that returns paths in
 * it.
 */
export function setUpFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "lake-folder-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...path: string[]) => join(folder, ...path);
}
