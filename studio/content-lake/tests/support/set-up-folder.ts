import { join } from "node:path";
import { beforeEach } from "vitest";
import { newFolder } from "./served-lake.ts";

/** Creates a folder before each test of the file. Returns a function that returns paths in it. */
export function setUpFolder() {
  let folder = "";
  beforeEach(() => {
    folder = newFolder();
  });
  return (...path: string[]) => join(folder, ...path);
}
