import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const PAGE = "/[locale]/[[...path]]/page";

const buildManifest = z.object({ rootMainFiles: z.array(z.string()) });

const clientModules = z.record(
  z.string(),
  z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    chunks: z.array(z.string()),
  }),
);

/** The id and the files of each client module of the pages, by the module's source path. */
export type ClientModules = Readonly<Record<string, { id: string; files: readonly string[] }>>;

/** Reads the scripts of Next.js and React that every page loads. Throws if the manifest has an unexpected format. */
export function readRootFiles(folder: string): string[] {
  const manifest = readFileSync(join(folder, "build-manifest.json"), "utf8");
  return buildManifest.parse(JSON.parse(manifest)).rootMainFiles;
}

const inFolder = (address: string) => address.replace(/^\/_next\//, "");

/**
 * Reads the client modules from the route's manifest, a script that assigns them as JSON. Throws
 * when the manifest has an unexpected format.
 */
export function readClientModules(folder: string): ClientModules {
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

/**
 * A built script, parsed to find the files that its modules load later with `import()`. Turbopack compiles each
 * `import()` to a loader: a module that loads files.
 */
type BuiltFile = {
  /** Source text of each module, by module id. */
  modules: Map<string, string>;
  /** Files that each loader loads, by the module id of the loader. */
  loaders: Map<string, string[]>;
  /** Module ids of the loaders that the script's modules call. */
  asyncImports: string[];
};

/** Matches the comma between two modules of a script. Each module is an id and a function. */
const border = /,(?=\d{3,},(?:\(?\w+(?:,\w+)*\)?=>|function\b))/;

/** Matches a loader, and captures its module id and the list of its files. */
const loader = /(\d{3,}),\(?\w+\)?=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;

const asyncImport = /\.A\((\d+)\)/g;

/** Returns the module ids of the loaders that a module's source calls. */
export const asyncImportsIn = (text: string): string[] =>
  [...text.matchAll(asyncImport)].map(([, number = ""]) => number);

const scriptsIn = (list: string) =>
  [...list.matchAll(/"([^"]+\.js)"/g)].map(([, file = ""]) => file);

/** Parses a script built by Turbopack. Other text yields empty results. */
export function readBuiltFile(text: string): BuiltFile {
  const modules = text.split(border).flatMap((part): [string, string][] => {
    const [, number] = /^(\d{3,}),/.exec(part) ?? [];
    return number === undefined ? [] : [[number, part]];
  });
  const loaders = [...text.matchAll(loader)].map(
    ([, number = "", list = ""]): [string, string[]] => [number, scriptsIn(list)],
  );
  return {
    modules: new Map(modules),
    loaders: new Map(loaders),
    asyncImports: asyncImportsIn(text),
  };
}

/**
 * Whether a module uses React's `lazy`, which loads its import as soon as the component is rendered. Any other
 * `import()` waits for an event.
 */
export const showsAtOnce = (module: string): boolean => /\blazy\)?\(/.test(module);
