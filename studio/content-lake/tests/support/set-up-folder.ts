import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { newFolder } from "./served-lake.ts";

/** Creates a folder before each test of the file, and removes it afterwards. Returns a function that returns paths in it. */
export function setUpFolder() {
  let folder = "";
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...path: string[]) => join(folder, ...path);
}
