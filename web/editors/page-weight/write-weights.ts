import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as z from "zod";
import { WEIGHTS_FILE } from "./script-weights.ts";
import { type BuildFacts, weighScripts } from "./weigh-scripts.ts";

const PAGE = "/[locale]/[[...path]]/page";

const buildManifest = z.object({ rootMainFiles: z.array(z.string()) });

const clientModules = z.record(
  z.string(),
  z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    chunks: z.array(z.string()),
  }),
);

const inFolder = (address: string) => address.replace(/^\/_next\//, "");

/** Reads the client modules from the route's manifest, a script that assigns them as JSON. */
function readClientModules(folder: string): BuildFacts["clientModules"] {
  const text = readFileSync(
    join(folder, "server/app", `${PAGE}_client-reference-manifest.js`),
    "utf8",
  );
  const { clientModules: found } = z
    .object({ clientModules })
    .parse(JSON.parse(/\]\s*=\s*(\{[\s\S]*\});?\s*$/.exec(text)?.[1] ?? "null"));
  return Object.fromEntries(
    Object.entries(found).map(([path, { id, chunks }]) => [
      path,
      { id, files: chunks.map(inFolder).filter((file) => file.endsWith(".js")) },
    ]),
  );
}

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
  const manifest = readFileSync(join(distDir, "build-manifest.json"), "utf8");
  const { rootMainFiles } = buildManifest.parse(JSON.parse(manifest));
  const weights = weighScripts({
    files: readFiles(distDir),
    rootFiles: rootMainFiles,
    clientModules: readClientModules(distDir),
  });
  writeFileSync(join(distDir, WEIGHTS_FILE), JSON.stringify(weights));
}
