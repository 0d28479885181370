/** A script of the build, as far as it tells what it fetches later. */
export type BuiltFile = {
  /** Text of each module in it, by the module's number. */
  modules: Map<string, string>;
  /** Files that an `import()` fetches, by the number it is asked for. */
  loaders: Map<string, string[]>;
  /** Numbers that its modules ask for by `import()`. */
  asks: string[];
};

/** Where the next module begins: its number, then its function. */
const border = /,(?=\d{3,},(?:\(?\w+(?:,\w+)*\)?=>|function\b))/;

/** What an `import()` has become: a module that fetches files. */
const loader = /(\d{3,}),\(?\w+\)?=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;

const ask = /\.A\((\d+)\)/g;

/** The numbers that some text of a module asks for. */
export const asksIn = (text: string): string[] =>
  [...text.matchAll(ask)].map(([, number = ""]) => number);

const scriptsIn = (list: string) =>
  [...list.matchAll(/"([^"]+\.js)"/g)].map(([, file = ""]) => file);

/** Takes the text of a script that Turbopack built, gives what it fetches later. Anything else holds nothing. */
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

/** React's `lazy` shows what it imports, so that comes with the page; any other `import()` waits for something. */
export const showsAtOnce = (module: string): boolean => /\blazy\)?\(/.test(module);
