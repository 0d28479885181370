import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launch-error.ts";
import { logOf, type LaunchContext } from "./plan/launch-context.ts";
import type { Plan } from "./plan/plan.ts";
import { readProject } from "./project.ts";
import { lakeFolder, makeLakeToken, runLake } from "./services/lake.ts";

/** Throws a `LaunchError` if a start with `--sample NAME` is not possible. */
export async function checkSampleName(name: string, { sanity }: Plan): Promise<void> {
  if (sanity.kind === "hosted") {
    throw new LaunchError([
      "--sample changes only the embedded content lake, but this start uses a Sanity project. Choose a sample site in the studio instead, under “Get started”.",
    ]);
  }
  const { siteNamed } = await import("../sample-sites/sites.ts");
  try {
    siteNamed(name);
  } catch (cause) {
    throw new LaunchError([cause instanceof Error ? cause.message : String(cause)]);
  }
}

/**
 * Imports the sample site of `--sample NAME` into the lake, or removes the sample site if NAME is
 * `empty`. Without that option, imports the first of `sampleSites` once per data folder, so that
 * later starts never overwrite an editor's choice.
 */
export async function chooseSample(context: LaunchContext): Promise<void> {
  // Stores the marker in the lake's folder, so that the sample site is imported again after someone
  // deletes that folder.
  const mark = join(lakeFolder(context.dataDir), "sample-site-imported");
  if (existsSync(mark) && context.sample === undefined) return;
  const { sampleSites, siteNamed } = await import("../sample-sites/sites.ts");
  const name = context.sample ?? readProject(context.root).sample ?? sampleSites[0].name;
  const title = siteNamed(name)?.title;
  const what =
    title === undefined
      ? { doing: "Removing the sample site", done: "No sample site" }
      : { doing: `Importing the sample site ${title}`, done: `Sample site ${title}` };
  const printed = await context.progress.step(what, async () => {
    const token = await makeLakeToken(context, "administrator", "Sample site import");
    // Passes the token as an environment variable, because other users can read command-line
    // arguments.
    const env = { SANITY_AUTH_TOKEN: token };
    return runLake(context, what.doing, ["sample", name, "--url", context.at.lake], env);
  });
  const notices = printed
    .split("\n")
    .filter((line) => line.includes("not removed:") || line.includes(": your page “"));
  for (const line of notices) context.progress.print(`  ${line.trim()}`);
  if (notices.length > 0) {
    context.progress.print(`  The whole output: ${logOf(context, "lake-sample")}`);
  }
  writeFileSync(mark, `${new Date().toISOString()}\n`);
}
