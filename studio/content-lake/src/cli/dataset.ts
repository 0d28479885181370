import type { Arguments } from "./arguments.ts";
import { withData, type OpenData } from "./open-data.ts";
import type { DatasetRow } from "../store/store.ts";
import { table } from "./table.ts";

/** Runs `dataset list`, `dataset public NAME` and `dataset private NAME`. */
export function dataset(given: Arguments): Promise<void> {
  const [action, name] = given.files;
  return withData(given, (data) => {
    if (action === "list") return listDatasets(data);
    if ((action === "public" || action === "private") && name !== undefined) {
      return setMode(data, name, action);
    }
    throw new Error("Use: dataset list, dataset public NAME, or dataset private NAME.");
  });
}

function listDatasets({ store }: OpenData): void {
  const rows = store.datasets().map((row) => [row.name, row.aclMode, contentOf(row) ?? "content"]);
  console.log(table([["NAME", "READ BY", "CONTAINS"], ...rows]));
}

/** Returns what a dataset contains that belongs to another one; null if it contains content. */
function contentOf({ addonFor, submissionsFor }: DatasetRow): string | null {
  if (addonFor !== undefined) return `comments and tasks of ${addonFor}`;
  return submissionsFor === undefined ? null : `submissions of ${submissionsFor}`;
}

function setMode({ store }: OpenData, name: string, mode: "public" | "private"): void {
  const row = store.datasets().find((one) => one.name === name);
  if (!row) {
    throw new Error(`There is no dataset "${name}". To list all datasets, use: dataset list.`);
  }
  const owned = contentOf(row);
  if (mode === "public" && owned !== null) {
    throw new Error(`"${name}" contains the ${owned}, so it can't be public.`);
  }
  store.setAclMode(name, mode);
  console.log(
    mode === "public"
      ? `Anyone who can reach the lake can read published documents in "${name}", but not drafts and ids with a dot.`
      : `Only tokens and signed-in users can read "${name}".`,
  );
}
