import type { ScriptWeights } from "./script-weights.ts";

/** The parts of a built script that reveal its later imports. */
type BuiltFile = {
  /** Source text of each module, by module id. */
  modules: Map<string, string>;
  /** Files that an `import()` loads, by the id it requests. */
  loaders: Map<string, string[]>;
  /** Ids that its modules request with `import()`. */
  asks: string[];
};

/** Start of the next module: its id, then its function. */
const border = /,(?=\d{3,},(?:\(?\w+(?:,\w+)*\)?=>|function\b))/;

/** A compiled `import()`: a module that loads files. */
const loader = /(\d{3,}),\(?\w+\)?=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;

const ask = /\.A\((\d+)\)/g;

/** Returns the ids that a module's source requests with `import()`. */
const asksIn = (text: string): string[] => [...text.matchAll(ask)].map(([, number = ""]) => number);

const scriptsIn = (list: string) =>
  [...list.matchAll(/"([^"]+\.js)"/g)].map(([, file = ""]) => file);

/** Parses a script built by Turbopack. Other text yields empty results. */
function readBuiltFile(text: string): BuiltFile {
  const modules = text.split(border).flatMap((part): [string, string][] => {
    const [, number] = /^(\d{3,}),/.exec(part) ?? [];
    return number === undefined ? [] : [[number, part]];
  });
  const loaders = [...text.matchAll(loader)].map(
    ([, number = "", list = ""]): [string, string[]] => [number, scriptsIn(list)],
  );
  return { modules: new Map(modules), loaders: new Map(loaders), asks: asksIn(text) };
}

/** Whether a module uses React's `lazy`, whose import loads with the page. Any other `import()` waits for an event. */
const showsAtOnce = (module: string): boolean => /\blazy\)?\(/.test(module);

/** Facts about the build of the site's pages. File names are relative to the build folder. */
export type BuildFacts = {
  /** Text and gzip size of each script. */
  files: ReadonlyMap<string, { text: string; gzip: number }>;
  /** Scripts of Next.js and React that every page loads. */
  rootFiles: readonly string[];
  /** The client modules of pages, by source path, with their ids and files. */
  clientModules: Readonly<Record<string, { id: string; files: readonly string[] }>>;
};

/** Returns the sizes of a build's scripts: those of every page, and those that each client module adds. */
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
      asksIn(text).flatMap((number) => fetchedBy(number, home)),
      known,
    );
    if (!showsAtOnce(text)) return [[id, { atOnce: {}, later: sized(next) }]];
    const after = next.flatMap((file) =>
      (read.get(file)?.asks ?? []).flatMap((number) => fetchedBy(number, file)),
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
