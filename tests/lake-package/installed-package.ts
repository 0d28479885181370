import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import { root } from "../support/stack/places.ts";

const source = join(root, "studio/content-lake");

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

function folderOf(name: string): string {
  const manifest = findPackageJSON(name, join(source, "package.json"));
  if (manifest === undefined) throw new Error(`${name} is not installed.`);
  return dirname(manifest);
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** Packs the lake as npm does, and unpacks it into an empty project. Links stand for its dependencies alone. */
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
