import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { runTool } from "../../../studio/launcher/services/run-tool.ts";
import { root, scratch } from "./places.ts";
import {
  type FurtherSite,
  furtherEnvironment,
  furtherLog,
  next,
  openFurtherSite,
} from "./second-site.ts";
import { portBeside, type Stack } from "./stack.ts";

const web = join(root, "web");
const notSources = /^(?:node_modules|dist|\.next|auth-emulator)(?:\/|$)/;

/** The site's Next.js configuration without type checks, which the site's own build has done. */
function configWithoutTypes(): string {
  const config = readFileSync(join(web, "next.config.ts"), "utf8");
  const begin = "  typescript: {";
  if (!config.includes(begin)) throw new Error(`next.config.ts no longer has "${begin}".`);
  return config.replace(begin, `${begin} ignoreBuildErrors: true,`);
}

/** Copies the site's sources with some files replaced or added. Deletes the build output of an earlier copy. */
function copySources(folder: string, files: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(web, folder, { recursive: true, filter: (from) => !notSources.test(relative(web, from)) });
  symlinkSync(join(web, "node_modules"), join(folder, "node_modules"));
  cpSync(join(root, "tsconfig.json"), join(dirname(folder), "tsconfig.json"));
  const changed = { "next.config.ts": configWithoutTypes(), ...files };
  for (const [path, text] of Object.entries(changed)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/**
 * Builds and starts the site with some of its files changed, on the stack's current content. Tests use it for states
 * that the real site never has, such as a component that throws, so the site needs no code for them.
 */
export async function openChangedSite(stack: Stack, files: Readonly<Record<string, string>>) {
  const folder = join(scratch, "changed", "web");
  const port = portBeside(stack, 52);
  const site: FurtherSite = { name: "changed-site", port, folder, dist: "dist" };
  copySources(folder, files);
  await runTool({
    name: "The changed site's build",
    arguments: [next, "build"],
    cwd: folder,
    env: furtherEnvironment(stack, site),
    logFile: furtherLog(stack, "changed-site-build"),
    signal: new AbortController().signal,
  });
  return { folder, ...(await openFurtherSite(stack, site)) };
}
