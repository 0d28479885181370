import {
  currentSample,
  readPlan,
  replaceSample,
  type Choice,
  type ReplacementPlan,
} from "../sample-sites/replace/replace-sample.ts";
import { allSiteIds, siteFiles } from "../sample-sites/replace/site-files.ts";
import { siteNamed } from "../sample-sites/sites.ts";
import type { Arguments } from "../content-lake/src/cli/arguments.ts";
import { lakeClient } from "../content-lake/src/cli/lake-client.ts";
import { createProgress } from "../content-lake/src/cli/progress.ts";
import { sampleFolder, saveSample } from "./save-sample.ts";

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function printRemainingAndClashes({
  remaining,
  clashes,
}: Pick<ReplacementPlan, "remaining" | "clashes">): void {
  for (const { id, type, title, why } of remaining) {
    const reason = why === "changed" ? "edited since the import" : "still in use";
    console.log(`  ${id}  not removed: ${reason} (${title ?? type})`);
  }
  for (const { path, sample: page, own } of clashes) {
    console.log(`  ${page.id}  at ${page.path}: your page “${own.title}” is at ${path}`);
  }
}

/**
 * Runs `sample NAME`: replaces the imported sample site in a running lake's dataset with the sample
 * site NAME. Keeps and lists the documents that were edited since the import; `--changed` replaces
 * these too. `sample empty` and `sample remove` import no other sample site. `--dry-run` changes
 * nothing.
 */
export async function sample(given: Arguments): Promise<void> {
  const [name, ...rest] = given.files;
  if (name === "save") return save(given);
  if (name === undefined || rest.length > 0) {
    throw new Error("Use: sample NAME|empty|remove [--dry-run] [--changed], or sample save NAME");
  }
  const site = name === "remove" ? null : siteNamed(name);
  const client = lakeClient(given);
  const alsoChanged = given.changed === true;
  const sites = allSiteIds();
  if (site !== null && !alsoChanged && (await currentSample(client, sites)) === site.name) {
    console.log(
      `The dataset already contains ${site.title}. --changed imports it again, and also replaces edited documents.`,
    );
    return;
  }
  const choice: Choice = { sites, site: site === null ? null : siteFiles(site), alsoChanged };
  if (given["dry-run"] === true) {
    const plan = await readPlan(client, choice);
    const { remaining, remove } = plan;
    printRemainingAndClashes(plan);
    if (choice.site !== null) {
      const remainingIds = new Set(remaining.map(({ id }) => id));
      const { length } = choice.site.ids.filter((id) => !remainingIds.has(id));
      console.log(`${counted(length, "document", "documents")} would be imported.`);
    }
    const documents = counted(remove.length, "document", "documents");
    console.log(`${documents} would be removed, and their unused files.`);
    return;
  }
  const progress = createProgress("sample");
  const replaced = await replaceSample(client, choice, (done, all) =>
    progress.show("files", done, all),
  );
  const { created, removed, files } = replaced;
  if (site !== null) {
    progress.end(`${site.title} imported: ${counted(created, "document", "documents")}`);
  }
  printRemainingAndClashes(replaced);
  console.log(
    `${counted(removed, "document", "documents")} and ${counted(files, "file", "files")} removed.`,
  );
}

/** Runs `sample save NAME`: saves the dataset's published content as the sample site NAME. */
async function save(given: Arguments): Promise<void> {
  const [, name, ...rest] = given.files;
  const { changed, "dry-run": isDryRun } = given;
  if (name === undefined || rest.length > 0 || changed === true || isDryRun === true) {
    throw new Error("Use: sample save NAME");
  }
  const folder = sampleFolder(name);
  const { documents, files, unpublished } = await saveSample(lakeClient(given), { name, folder });
  console.log(
    `${counted(documents, "document", "documents")} and ${counted(files, "file", "files")} saved in ${folder}`,
  );
  if (unpublished > 0) {
    console.log(`${counted(unpublished, "draft", "drafts and versions")} not saved.`);
  }
}
