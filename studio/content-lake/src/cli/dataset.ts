import type { Arguments } from "./arguments.ts";
import { withData, type OpenData } from "./open-data.ts";
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
  const rows = store.datasets().map(({ name, aclMode }) => [name, aclMode]);
  console.log(table([["NAME", "READ BY"], ...rows]));
}

function setMode({ store }: OpenData, name: string, mode: "public" | "private"): void {
  if (!store.datasets().some((row) => row.name === name)) {
    throw new Error(`There is no dataset "${name}". To list all datasets, use: dataset list.`);
  }
  store.setAclMode(name, mode);
  console.log(
    mode === "public"
      ? `Anyone who can reach the lake can read published documents in "${name}", but not drafts and ids with a dot.`
      : `Only tokens and signed-in users can read "${name}".`,
  );
}
