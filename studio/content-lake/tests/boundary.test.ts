import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

const root = join(import.meta.dirname, "..");

const manifest = z
  .object({
    name: z.string(),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

const importsOf = (source: string) =>
  [
    ...source.matchAll(
      /(?:^(?:import (?:.* from )?|export .* from |\} from )|\bimport\()"([^"]+)"/gm,
    ),
  ].map(([, name = ""]) => name);

const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** Returns the imports of the package's files that `isAllowed` rejects, as `file: module`. */
function rejected(pattern: string, isAllowed: (name: string, file: string) => boolean): string[] {
  const files = globSync(pattern, { cwd: root, exclude: ["node_modules/**", "dist/**"] });
  expect(files.length).toBeGreaterThan(1);
  return files.flatMap((file) =>
    importsOf(readFileSync(join(root, file), "utf8"))
      .filter((name) => !isAllowed(name, file))
      .map((name) => `${file}: ${name}`),
  );
}

/** Whether a relative import stays within the package, and another names a declared package or Node.js. */
const isWithin = (name: string, file: string, declared: object) =>
  name.startsWith(".")
    ? !relative(root, join(root, dirname(file), name)).startsWith("..")
    : isBuiltin(name) || Object.hasOwn(declared, packageOf(name));

const { dependencies, devDependencies } = manifest;
const all = { ...dependencies, ...devDependencies };

test.each(["src/**/*.ts", "tests/**/*.ts"])(
  "[LAKE-1] %s import only files and dependencies of the package",
  (pattern) => {
    const isTest = (file: string) => file.startsWith("tests") || file.endsWith(".test.ts");
    expect(
      rejected(pattern, (name, file) => isWithin(name, file, isTest(file) ? all : dependencies)),
    ).toEqual([]);
  },
);

test("[LAKE-1] the sources name no setting of Marquee", () => {
  const files = globSync("src/**/*.ts", { cwd: root });
  const named = files.filter((file) =>
    /MARQUEE_|SANITY_REVALIDATE_SECRET|@marquee\//.test(readFileSync(join(root, file), "utf8")),
  );
  expect(named).toEqual([]);
});
