import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { nodeFileTrace } from "@vercel/nft";

/**
 * Returns the files that programs load, directly or through imports: paths relative to `base`. The
 * programs are TypeScript, so their types are removed before they are parsed.
 */
export async function traceFiles(programs: readonly string[], base: string): Promise<string[]> {
  const { fileList } = await nodeFileTrace([...programs], {
    base,
    // A path that a program computes would otherwise match whole folders, builds and test data included.
    analysis: { emitGlobs: false },
    async readFile(path) {
      const bytes = await readFile(path).catch(() => null);
      return bytes !== null && path.endsWith(".ts")
        ? stripTypeScriptTypes(bytes.toString())
        : bytes;
    },
  });
  return [...fileList];
}
