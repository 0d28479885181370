import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import { root } from "../support/stack/places.ts";

const source = join(root, "studio/content-lake");

/** Packages that a project with tests has besides the lake. */
const projectPackages = ["@playwright/test", "@sanity/client", "@types/node", "vitest"];

const manifestShape = z.object({
  dependencies: z.record(z.string(), z.string()),
  bin: z.object({ "content-lake": z.string() }),
});

/** Environment variables of programs in the project: Node.js is the one that runs the tests. */
export const environment = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
};

/** Returns the folder of a package that the lake or the tests depend on. */
function folderOf(name: string): string {
  const paths = createRequire(join(source, "package.json")).resolve.paths(name) ?? [];
  const own = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = [...paths, ...own].map((path) => join(path, name)).find(hasManifest);
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}

function hasManifest(folder: string): boolean {
  try {
    return readFileSync(join(folder, "package.json")).length > 0;
  } catch {
    return false;
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/**
 * Packs the lake as `npm publish` does and unpacks it into the `node_modules` of an empty project, with
 * its examples beside it. No registry is needed: links stand for the declared dependencies, which are
 * the only packages that the lake finds.
 */
export function installPackage() {
  const project = mkdtempSync(join(tmpdir(), "lake-package-"));
  const options = { cwd: source, env: environment, encoding: "utf8" } as const;
  execFileSync("npm", ["pack", "--silent", "--pack-destination", project], options);
  const modules = join(project, "node_modules");
  const installed = join(modules, "@marquee/content-lake");
  mkdirSync(installed, { recursive: true });
  const archive = join(project, "marquee-content-lake-0.1.0.tgz");
  execFileSync("tar", ["-xzf", archive, "-C", installed, "--strip-components=1"]);
  const { dependencies, bin } = manifestShape.parse(
    JSON.parse(readFileSync(join(installed, "package.json"), "utf8")),
  );
  for (const name of Object.keys(dependencies)) {
    link(folderOf(name), join(installed, "node_modules", name));
  }
  for (const name of projectPackages) link(folderOf(name), join(modules, name));
  const program = join(modules, ".bin/content-lake");
  link(join(installed, bin["content-lake"]), program);
  execFileSync("chmod", ["+x", join(installed, bin["content-lake"])]);
  cpSync(join(source, "examples"), join(project, "examples"), { recursive: true });
  return {
    project,
    program,
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}
