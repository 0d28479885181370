import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

type Versions = Record<string, string>;
const manifest: { dependencies: Versions; devDependencies: Versions } = JSON.parse(
  read("package.json"),
);

/** Matches the modules that a source imports, statically or dynamically. */
const imports = /(?:^(?:import (?:.* from )?|export .* from |\} from )|\bimport\()"([^"]+)"/gm;

const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** Returns the modules that a file may not import: files outside of the package, and undeclared packages. */
function foreignImports(file: string): string[] {
  const isTest = file.startsWith("tests") || file.endsWith(".test.ts");
  const { dependencies, devDependencies } = manifest;
  const declared = isTest ? { ...dependencies, ...devDependencies } : dependencies;
  const isWithin = (name: string) =>
    name.startsWith(".")
      ? !relative(isTest ? root : join(root, "src"), join(root, dirname(file), name)).startsWith(
          "..",
        )
      : isBuiltin(name) || Object.hasOwn(declared, packageOf(name));
  return [...read(file).matchAll(imports)]
    .map(([, name = ""]) => name)
    .filter((name) => !isWithin(name))
    .map((name) => `${file}: ${name}`);
}

test.each(["src/**/*.ts", "tests/**/*.ts"])(
  "[LAKE-1] %s import only files and dependencies of the package",
  (pattern) => {
    const files = globSync(pattern, { cwd: root });
    expect(files.length).toBeGreaterThan(1);
    expect(files.flatMap(foreignImports)).toEqual([]);
  },
);

test("[LAKE-1] the sources name no setting of Marquee", () => {
  const isNamed = (file: string) => /MARQUEE_|SANITY_REVALIDATE_SECRET|@marquee\//.test(read(file));
  expect(globSync("src/**/*.ts", { cwd: root }).filter(isNamed)).toEqual([]);
});
