/** The parts of a built script that reveal its later imports. */
export type BuiltFile = {
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
export const asksIn = (text: string): string[] =>
  [...text.matchAll(ask)].map(([, number = ""]) => number);

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
  return { modules: new Map(modules), loaders: new Map(loaders), asks: asksIn(text) };
}

/** Whether a module uses React's `lazy`, whose import loads with the page. Any other `import()` waits for an event. */
export const showsAtOnce = (module: string): boolean => /\blazy\)?\(/.test(module);
