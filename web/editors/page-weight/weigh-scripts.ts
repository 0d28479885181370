import {
  asyncImportsIn,
  type ClientModules,
  readBuiltFile,
  showsAtOnce,
} from "./internals/next-build.ts";
import type { ScriptWeights } from "./script-weights.ts";

/** Facts about the build of the site's pages. File names are relative to the build folder. */
export type BuildFacts = {
  /** Text and gzip size of each script. */
  files: ReadonlyMap<string, { text: string; gzip: number }>;
  /** Scripts of Next.js and React that every page loads. */
  rootFiles: readonly string[];
  clientModules: ClientModules;
};

/**
 * Returns the sizes of a build's scripts: the scripts that every page loads, and the scripts that
 * each client module adds.
 */
export function weighScripts({ files, rootFiles, clientModules }: BuildFacts): ScriptWeights {
  const read = new Map([...files].map(([name, { text }]) => [name, readBuiltFile(text)]));
  const sized = (names: Iterable<string>) =>
    Object.fromEntries([...new Set(names)].map((name) => [name, files.get(name)?.gzip ?? 0]));
  const fetchedBy = (number: string, within: string): readonly string[] =>
    read.get(within)?.loaders.get(number) ?? [];

  const all = Object.entries(clientModules);
  const own = new Set(
    all.filter(([path]) => !path.includes("/node_modules/")).flatMap(([, { files }]) => files),
  );
  const framework = new Set([...rootFiles, ...all.flatMap(([, { files }]) => files)]);
  for (const file of own) framework.delete(file);
  const known = new Set([...own, ...framework]);

  const parts = all.flatMap(([path, { id, files: within }]): [string, PartWeight][] => {
    if (path.includes("/node_modules/")) return [];
    const [home = ""] = within;
    const text = read.get(home)?.modules.get(id) ?? "";
    const next = without(
      asyncImportsIn(text).flatMap((number) => fetchedBy(number, home)),
      known,
    );
    if (!showsAtOnce(text)) return [[id, { atOnce: {}, later: sized(next) }]];
    const after = next.flatMap((file) =>
      (read.get(file)?.asyncImports ?? []).flatMap((number) => fetchedBy(number, file)),
    );
    const later = without(after, new Set([...known, ...next]));
    return [[id, { atOnce: sized(next), later: sized(later) }]];
  });
  const sum = (names: Set<string>) =>
    Object.values(sized(names)).reduce((total, bytes) => total + bytes, 0);
  return { framework: sum(framework), page: sum(own), parts: Object.fromEntries(parts) };
}

type PartWeight = ScriptWeights["parts"][string];

const without = (names: readonly string[], known: ReadonlySet<string>) =>
  names.filter((name) => !known.has(name));
