import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import * as z from "zod";

/**
 * The part of the manifest of `next build` (Turbopack) that lists the scripts which start every
 * page.
 */
const manifestShape = z.object({
  rootMainFiles: z.array(z.string()),
  pagesChunkGroupBootstrapParams: z.record(
    z.string(),
    z.object({ runtimeModuleIds: z.array(z.number()) }),
  ),
});

/** The scripts that start every page, and the modules that they evaluate. */
export type StartScripts = { files: readonly string[]; entries: readonly number[] };

/**
 * Reads which scripts start a page, from the manifest in the folder `build`. Throws when the
 * manifest has another format.
 */
export function readStartScripts(build: string): StartScripts {
  const manifest = manifestShape.parse(
    JSON.parse(readFileSync(join(build, "build-manifest.json"), "utf8")),
  );
  const pages = Object.values(manifest.pagesChunkGroupBootstrapParams);
  return {
    files: manifest.rootMainFiles,
    entries: [...new Set(pages.flatMap(({ runtimeModuleIds }) => runtimeModuleIds))],
  };
}

/** A module of a built script: its size in characters, and the ids of the modules that it requires, in order. */
export type BuiltModule = { size: number; requires: readonly number[] };

const chunkShape = z.array(z.array(z.unknown()));

/**
 * The call by which a built script registers its modules. Every built script contains this text,
 * except Turbopack's runtime.
 */
const registration = "(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(";

/** Matches the calls by which a module requires another one: `e.i(123456)` for a namespace, `e.r(123456)` for exports. */
const required = /\b[a-zA-Z_$]+\.[ir]\((\d+)\)/g;

/**
 * Returns the modules of built scripts by id. A script calls `TURBOPACK.push([script, id, …ids, factory, id, …])`. Runs
 * the scripts in an empty context, where they only register their factories. Skips Turbopack's runtime.
 */
export function readModules(texts: readonly string[]): Map<number, BuiltModule> {
  const modules = new Map<number, BuiltModule>();
  for (const text of texts) {
    if (!text.includes(registration)) continue;
    const context: { TURBOPACK: unknown } = { TURBOPACK: [] };
    runInNewContext(text, context);
    let ids: number[] = [];
    for (const part of chunkShape.parse(context.TURBOPACK).flat()) {
      if (typeof part === "number") ids.push(part);
      if (typeof part !== "function") continue;
      const source = String(part);
      const requires = [...source.matchAll(required)].map(([, id]) => Number(id));
      for (const id of ids) modules.set(id, { size: source.length, requires });
      ids = [];
    }
  }
  return modules;
}
