import { gzipSync } from "node:zlib";
import type { ScriptWeights } from "../editors/page-weight/script-weights.ts";

/** The islands that start when they are near (`start.client.ts`). */
const NEAR = ["countdown", "form", "table"];

/** A file of a build, as Rolldown returns it. */
type Chunk = {
  fileName: string;
  code: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** The source file that the chunk begins with, if it is an entry or imported later. */
  facadeModuleId: string | null;
};

/** Returns the sizes of the start script and of each island, which is a file in `parts/`. */
export function weighParts(chunks: readonly Chunk[], entry: Chunk): ScriptWeights {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const sizeOf = ({ code }: Chunk) => gzipSync(code, { level: 6 }).length;
  /** Returns a file and all that it imports. */
  function loadedWith(chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports) {
      const next = byFile.get(name);
      if (next !== undefined) loadedWith(next, found);
    }
    return found;
  }
  const always = loadedWith(entry);
  const sized = (files: Iterable<Chunk>) =>
    Object.fromEntries(
      [...files].filter((file) => !always.has(file)).map((file) => [file.fileName, sizeOf(file)]),
    );
  const parts = chunks.flatMap((chunk): [string, ScriptWeights["parts"][string]][] => {
    const name = /\/start\/parts\/([\w-]+)\.client\.tsx?$/.exec(chunk.facadeModuleId ?? "")?.[1];
    if (name === undefined) return [];
    const own = loadedWith(chunk);
    const after = chunk.dynamicImports.flatMap((file) => {
      const next = byFile.get(file);
      return next === undefined ? [] : [...loadedWith(next)];
    });
    const isAtOnce = NEAR.includes(name);
    const later = after.filter((file) => !own.has(file));
    return [
      [
        name,
        isAtOnce
          ? { atOnce: sized(own), later: sized(later) }
          : { atOnce: {}, later: sized([...own, ...later]) },
      ],
    ];
  });
  const everyPage = [...always].reduce((sum, chunk) => sum + sizeOf(chunk), 0);
  return { everyPage, parts: Object.fromEntries(parts) };
}
