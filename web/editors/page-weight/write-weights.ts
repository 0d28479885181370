import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readClientModules, readRootFiles } from "./internals/next-build.ts";
import { WEIGHTS_FILE } from "./script-weights.ts";
import { type BuildFacts, weighScripts } from "./weigh-scripts.ts";

function readFiles(folder: string): BuildFacts["files"] {
  const names = readdirSync(join(folder, "static/chunks")).filter((name) => name.endsWith(".js"));
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(folder, "static/chunks", name), "utf8");
      return [`static/chunks/${name}`, { text, gzip: gzipSync(text, { level: 6 }).length }];
    }),
  );
}

/**
 * Writes the sizes of the built scripts to a file for the studio. Runs after Next.js has compiled the site. Throws, and
 * so fails the build, when a manifest has an unexpected format.
 */
export async function writeScriptWeights({ distDir }: { distDir: string }): Promise<void> {
  const weights = weighScripts({
    files: readFiles(distDir),
    rootFiles: readRootFiles(distDir),
    clientModules: readClientModules(distDir),
  });
  writeFileSync(join(distDir, WEIGHTS_FILE), JSON.stringify(weights));
}
