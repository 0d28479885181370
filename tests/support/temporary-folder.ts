import { chmodSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../../studio/launcher/services/process-group.ts";

/** Environment variable with the temporary folder of a test run, which the run's processes inherit. */
const FOLDER = "TEST_TEMPORARY_FOLDER";

const PREFIX = "marquee-tests-";

/**
 * Gives this process, and all processes that it starts, a temporary folder, which is deleted when this process exits.
 * Does nothing if a run that started this process has such a folder. Deletes the folders of runs that were killed.
 */
export function useTemporaryFolder(): void {
  if (process.env[FOLDER] !== undefined) return;
  deleteOfEnded();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // PostgreSQL, which refuses to run as root, has another user, and enters its folder here.
  chmodSync(folder, 0o711);
  for (const name of [FOLDER, "TMPDIR", "TMP", "TEMP"]) process.env[name] = folder;
  process.once("exit", () => deleteFolder(folder));
}

function deleteOfEnded(): void {
  for (const name of globSync(`${PREFIX}*`, { cwd: tmpdir() })) {
    const pid = Number(name.slice(PREFIX.length).split("-")[0]);
    if (!isAlive(pid)) deleteFolder(join(tmpdir(), name));
  }
}

function deleteFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    // A process that is still ending may write to it. The next run deletes it.
    console.error(`The temporary folder ${folder} could not be deleted.`, error);
  }
}
