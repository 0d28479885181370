import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/source-files.ts";
import { root } from "../support/stack/places.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Returns the classes of CSS modules that a source file uses, but which its modules don't define. */
function missingNames(file: string): string[] {
  const source = read(file);
  const code = source.replaceAll(/"[^"\n]*"/g, '""');
  const modules = source.matchAll(/^import (?<name>\w+) from "(?<path>[^"$]+\.module\.css)";$/gm);
  return [...modules].flatMap(({ groups }) => {
    const { name, path = "" } = groups ?? {};
    const css = read(join(dirname(file), path));
    const defined = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, each]) => each));
    return [...code.matchAll(/(?<![.\w])(?<of>\w+)\.(?<style>\w+)/g)]
      .filter(({ groups: used }) => used?.["of"] === name && !defined.has(used?.["style"] ?? ""))
      .map(([each]) => `${file}: ${each}`);
  });
}

test("components use no class that their stylesheet lacks", () => {
  const files = sourceFiles("{web,studio}/**/*.{ts,tsx}");
  expect(files.flatMap(missingNames)).toEqual([]);
});
