import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bareEnvironment, logOf, type LaunchContext } from "./plan/launch-context.ts";
import { lakeFolder, makeLakeToken, runLake } from "./services/lake.ts";
import { runTool } from "./services/run-tool.ts";

/** Imports the sample site once per data folder, so that it never overwrites changes by editors. */
export async function importSample(context: LaunchContext): Promise<void> {
  // Stores the marker in the lake's folder, so that the sample site is imported again after someone
  // deletes that folder.
  const mark = join(lakeFolder(context.dataDir), "sample-site-imported");
  if (existsSync(mark)) return;
  const file = join(context.dataDir, "sample-site.ndjson");
  await context.progress.step(
    { doing: "Importing the sample site", done: "Sample site imported" },
    async () => {
      await runTool({
        name: "Creating the sample site",
        arguments: [join(context.root, "studio/sample-sites/build-import.ts"), file],
        cwd: context.root,
        env: bareEnvironment(context.settings),
        logFile: logOf(context, "sample-site"),
        signal: context.signal,
      });
      const token = await makeLakeToken(context, "administrator", "Sample site import");
      const command = ["import", file, "--url", context.at.lake];
      // Passes the token as an environment variable, because other users can read command-line
      // arguments.
      await runLake(context, "Importing the sample site", command, { SANITY_AUTH_TOKEN: token });
    },
  );
  writeFileSync(mark, `${new Date().toISOString()}\n`);
}
