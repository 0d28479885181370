import type { Removal } from "../../../sample-sites/remove/plan-removal.ts";
import { readRemoval, removeSample } from "../../../sample-sites/remove/remove-sample.ts";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function printKept({ kept }: Removal): void {
  for (const { id, title, why } of kept) {
    const reason = why === "changed" ? "edited since the import" : "still in use";
    console.log(`  ${id}  not removed: ${reason} (${title})`);
  }
}

/**
 * Runs `sample remove`: removes the sample site from a running lake's dataset and lists the documents that stay.
 * `--dry-run` removes nothing. `--changed` also removes documents that were edited since the import.
 */
export async function removeSampleSite(given: Arguments): Promise<void> {
  if (given.files.join(" ") !== "remove") {
    throw new Error("Use: sample remove [--dry-run] [--changed]");
  }
  const client = lakeClient(given);
  const removal = await readRemoval(client, { alsoChanged: given.changed === true });
  const documents = counted(removal.remove.length, "document", "documents");
  printKept(removal);
  if (given["dry-run"] === true) {
    console.log(`${documents} would be removed, and their unused files.`);
    return;
  }
  const files = await removeSample(client, removal);
  console.log(`${documents} and ${counted(files, "file", "files")} removed.`);
}
