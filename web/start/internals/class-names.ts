import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { transform } from "lightningcss";

/** A CSS module: its rules, and the class names of its elements, by their names in the module. */
export type CompiledStyles = { css: string; names: Record<string, string> };

/**
 * Compiles a CSS module to the class names of Turbopack in Next.js 16.4, which derives them from the path of the file below
 * the project's folder. `root` is that folder.
 */
export function compileStyles(file: string, root: string): CompiledStyles {
  const { code, exports } = transform({
    filename: `[project]/${relative(root, file)}`,
    code: readFileSync(file),
    cssModules: { pattern: "[hash]_[local]" },
    minify: true,
  });
  const names = Object.entries(exports || {}).map(
    ([local, { name, composes }]): [string, string] => [
      local,
      [name, ...composes.map((each) => each.name)].join(" "),
    ],
  );
  return { css: code.toString(), names: Object.fromEntries(names) };
}
