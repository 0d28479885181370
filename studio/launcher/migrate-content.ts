import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LaunchContext } from "./plan/launch-context.ts";
import { lakeFolder, makeLakeToken, runLake } from "./services/lake.ts";

/**
 * Migrates the blocks of the running lake after an update, once for each version of the product. The lake's folder notes
 * the version, so that a copy of the folder from before an update is migrated again, and so is one without a note, such
 * as a restored backup. The content of a new lake (`isNew`) needs no migration.
 */
export async function migrateContent(
  context: LaunchContext,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(context.root, "schemas/package.json"), "utf8"),
  );
  const note = join(lakeFolder(context.dataDir), "content-version");
  const noted = existsSync(note) ? readFileSync(note, "utf8").trim() : null;
  if (noted === version) return;
  if (!isNew) {
    const name = "Migrating the content";
    await context.progress.step({ doing: name, done: "Content migrated" }, async () => {
      const token = await makeLakeToken(context, "administrator", "Migration");
      const env = { SANITY_AUTH_TOKEN: token };
      await runLake(context, name, ["migrate", "--url", context.at.lake], env);
    });
  }
  writeFileSync(note, `${version}\n`);
}
