import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTarget } from "../backup/backup-target.ts";
import { restoreLake, type RestoredLake } from "../backup/restore-lake.ts";
import { dataFolder, type Arguments } from "./arguments.ts";

/**
 * Restores a lake from what `serve --backup` copied. With `--dry-run`, restores it to a temporary folder, which checks
 * every file of the backup that the moment needs. If files of assets are missing, restores the rest and throws an
 * `Error` that lists them.
 */
export async function restore(given: Arguments): Promise<void> {
  const [address] = given.files;
  if (address === undefined) {
    throw new Error("The backup is missing. Use: restore FOLDER|s3://BUCKET/PREFIX");
  }
  // The restored lake contains drafts and hashes of tokens, so only its owner may read it.
  process.umask(0o077);
  const target = await openTarget(address, process.env);
  const selector = { at: given.at, dataset: given.dataset };
  const folder = dataFolder(given);
  if (given["dry-run"] !== true) {
    report(await restoreLake(target, folder, selector), `restored to ${folder}`);
    return;
  }
  const temporary = await mkdtemp(join(tmpdir(), "lake-restore-"));
  try {
    report(await restoreLake(target, join(temporary, "lake"), selector), "the backup is complete");
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function report({ transaction, documents, assets, missing }: RestoredLake, result: string): void {
  const restorePoint = transaction
    ? `after transaction ${transaction.id} of ${transaction.timestamp}`
    : "before the first transaction";
  console.log(`  restore: ${documents} documents and ${assets} assets, ${restorePoint}`);
  if (missing.length === 0) {
    console.log(`  restore: ${result}`);
    return;
  }
  const files = missing.map((file) => `\n  ${file}`).join("");
  throw new Error(`The backup lacks these files, or they are damaged:${files}`);
}
