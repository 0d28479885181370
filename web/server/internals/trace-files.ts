import { readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";

/** The function of `@vercel/nft` that Next.js 16.4 bundles, with the options that are used here. */
type TraceFiles = (
  files: readonly string[],
  options: {
    base: string;
    analysis: { emitGlobs: boolean };
    readFile: (path: string) => Promise<Buffer | string | null>;
  },
) => Promise<{ fileList: ReadonlySet<string> }>;

const { nodeFileTrace }: { nodeFileTrace: TraceFiles } = createRequire(import.meta.url)(
  "next/dist/compiled/@vercel/nft",
);

/**
 * Returns the files that programs load, directly or through imports: paths relative to `base`. The
 * programs are TypeScript, so their types are removed before they are parsed.
 */
export async function traceFiles(programs: readonly string[], base: string): Promise<string[]> {
  const { fileList } = await nodeFileTrace(programs, {
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
