import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const members = join(import.meta.dirname, "..");

const firebase = createRequire(import.meta.url).resolve("firebase/auth");
const sdk = dirname(createRequire(firebase).resolve("@firebase/auth"));
const sdkTypes = readFileSync(join(sdk, "../auth-public.d.ts"), "utf8");

/** The names of the SDK's functions and methods whose result is a promise. */
const asynchronous = new Set(
  [
    ...sdkTypes.matchAll(/(?:declare function |^ {4}(?:static )?)(\w+)\([\s\S]*?\): (\w+)/gm),
  ].flatMap(([, name = "", result]) => (result === "Promise" ? [name] : [])),
);

/** The callers of the first module's calls limit their time. The second calls the SDK only in reaction to its events. */
const exceptions = ["firebase/firebase.client.ts", "token-sync/token-sync.client.ts"];

const sources = readdirSync(members, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.client\.tsx?$/.test(file) && !exceptions.includes(file))
  .map((file) => ({ file, source: readFileSync(join(members, file), "utf8") }))
  .filter(({ source }) => /^import \{[^}]*\} from "firebase\/auth";$/m.test(source))
  .map(({ file, source }) => ({ file, source: source.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, "") }));

/** Returns the names of the functions in whose arguments the code at `index` is. */
function callersOf(source: string, index: number): string[] {
  const callers: string[] = [];
  let depth = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    if (source[at] === ")") depth += 1;
    if (source[at] !== "(") continue;
    if (depth === 0) callers.push(/\w*$/.exec(source.slice(0, at))?.[0] ?? "");
    depth = Math.max(0, depth - 1);
  }
  return callers;
}

/** Whether the time of the call at `index` is limited, or that of the variable which holds its promise. */
function isLimited(source: string, index: number): boolean {
  const isLimit = (name: string) => ["withTimeLimit", "withCaptcha"].includes(name);
  if (callersOf(source, index).some(isLimit)) return true;
  const [, variable] = /const (\w+) =[^;]*$/.exec(source.slice(0, index)) ?? [];
  return variable !== undefined && source.includes(`withTimeLimit(${variable}`);
}

test("[AUTH-8] limits the time of every call of the sign-in provider", () => {
  const calls = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/(?<!function |Tabs\(\)\?\.)\b(\w+)\(/g)]
      .filter(([, name = ""]) => asynchronous.has(name))
      .map(({ 1: name, index }) => ({
        call: `${file}: ${name}`,
        isLimited: isLimited(source, index),
      })),
  );
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter(({ isLimited: isSafe }) => !isSafe)).toEqual([]);
});
