import { cpSync } from "node:fs";
import { join } from "node:path";
import { traceFiles } from "./trace-files.ts";
import { copyFiles } from "./copy-files.ts";

/**
 * Copies a program, the files that it loads, and further folders, for a container image. Usage:
 * `node web/server/image/write-program.ts FOLDER PROGRAM [FURTHER…]`. All paths but the first are
 * relative to the repository.
 */
const [target, program, ...folders] = process.argv.slice(2);
if (target === undefined || program === undefined) {
  throw new Error("The folder and the program are missing: write-program.ts FOLDER PROGRAM");
}
const root = join(import.meta.dirname, "../../..");
copyFiles(root, target, ["package.json", ...(await traceFiles([join(root, program)], root))]);
for (const folder of folders) cpSync(join(root, folder), join(target, folder), { recursive: true });
