import { gzipSync } from "node:zlib";
import type { Script } from "./page-script.ts";

const gzipped = (text: string) => gzipSync(text, { level: 6 }).length;

/**
 * Matches the comma between two modules of a built script. The next module's number and function
 * follow the comma.
 */
const border = /,(?=\d{3,},(?:\(?[a-z](?:,[a-z])*\)?=>|function\())/;

/** Returns by how many bytes (gzip) a page's scripts would shrink without the modules that `passes` accepts. */
export function moduleBytes(
  scripts: readonly Script[],
  passes: (module: string) => boolean,
): number {
  return scripts.reduce((sum, { text }) => {
    const modules = text.split(border);
    const rest = modules.filter((module) => !passes(module));
    return rest.length === modules.length ? sum : sum + gzipped(text) - gzipped(rest.join(","));
  }, 0);
}
