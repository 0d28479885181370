import type { PatchOperations } from "./mutation.ts";

/** Maximum length of a path in characters: enough for fifty levels of `[_key=="…"]`. */
const lengthCeiling = 1_000;
/** Maximum index in a range (`[2:9]`) of a path: `@sanity/mutator` expands a range into all of its indexes. */
const rangeCeiling = 100_000;
/** Maximum number of hunks in the diff of one text. Applying a hunk may require a search of the whole text. */
const hunkCeiling = 1_000;

/**
 * Returns the reason why a well-formed patch would occupy the lake for seconds or forever; undefined for other patches.
 * For example, the path `a..x..x..x` takes too long on a document of twenty levels.
 */
export function unboundedPath(operations: PatchOperations): string | undefined {
  for (const path of pathsOf(operations)) {
    const excerpt = path.slice(0, 100);
    if (path.length > lengthCeiling) {
      return `the path "${excerpt}…" is longer than ${lengthCeiling} characters`;
    }
    const bare = path.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "''");
    if (bare.split("..").length > 2) return `the path "${excerpt}" has ".." more than once`;
    if (rangeNumbers(bare).some((bound) => bound > rangeCeiling)) {
      return `the range in the path "${excerpt}" goes beyond ${rangeCeiling}`;
    }
  }
  const differences = Object.values(operations.diffMatchPatch ?? {});
  if (differences.some((difference) => difference.split("@@ -").length - 1 > hunkCeiling)) {
    return `a "diffMatchPatch" has more than ${hunkCeiling} hunks`;
  }
  return undefined;
}

function pathsOf({ unset, insert, ...operations }: PatchOperations): string[] {
  const { set, setIfMissing, inc, dec, diffMatchPatch } = operations;
  const { items: _items, ...places } = insert ?? { items: [] };
  return [
    ...[set, setIfMissing, inc, dec, diffMatchPatch].flatMap((fields) => Object.keys(fields ?? {})),
    ...(unset ?? []),
    ...Object.values(places),
  ];
}

const rangeNumbers = (path: string): number[] =>
  [...path.matchAll(/(\d*)\s*:\s*-?(\d*)/g)].flatMap(([, from, to]) => [Number(from), Number(to)]);
