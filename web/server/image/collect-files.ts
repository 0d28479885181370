import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import * as z from "zod";
import { filePrograms } from "../../content/files/programs.ts";
import { removeKeys } from "../internals/next-keys.ts";
import { traceFiles } from "./trace-files.ts";
import { copyFiles, isFile } from "./copy-files.ts";

/** The programs of the running site: the serving layer, the page cache that Next.js loads, and readers of files. */
const programs = [
  "web/server/serve.ts",
  "web/server/internals/next-page-store.ts",
  ...Object.values(filePrograms).map((path) => join("web", path)),
];

/** Files of a build that the site doesn't read. */
const notRead =
  /^(?:cache|diagnostics|types)\/|^(?:trace|trace-build|turbopack)$|\.(?:map|nft\.json)$/;

/** Traced files that no program loads: a trace contains all files whose path a program might compute. */
const isGuess = /^web\/(?:dist|\.next)|\.test\.tsx?$/;

/** Packages of typefaces. The site reads their fonts by address, so no trace finds them. */
const typefaces = /^@fontsource(?:-variable)?\//;

const traceShape = z.object({ files: z.array(z.string()) });
const packageShape = z.object({ dependencies: z.record(z.string(), z.string()) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Returns the files that a build's traces list, without the build itself. */
function tracedFiles(root: string, build: string): string[] {
  const traces = globSync("**/*.nft.json", { cwd: join(root, build) });
  return traces
    .map((name) => join(root, build, name))
    .flatMap((trace) =>
      traceShape
        .parse(readJson(trace))
        .files.map((file) => relative(root, resolve(dirname(trace), file))),
    )
    .filter((file) => !isGuess.test(file));
}

function builtFiles(root: string, build: string): string[] {
  return globSync("**/*", { cwd: join(root, build) })
    .filter((name) => !notRead.test(name))
    .map((name) => join(build, name));
}

function fontFiles(root: string): string[] {
  const { dependencies } = packageShape.parse(readJson(join(root, "web/package.json")));
  return Object.keys(dependencies)
    .filter((name) => typefaces.test(name))
    .flatMap((name) =>
      globSync(`node_modules/${name}/{package.json,LICENSE,files/*.woff2}`, { cwd: root }),
    );
}

/**
 * Copies the files that the built site needs to run into an empty folder, in the layout of the
 * repository: the build, the serving layer, the packages that they load, and the fonts. Removes the
 * build's keys; `keysFile` is the path of the file with the keys that the site writes at start.
 */
export async function collectFiles(
  root: string,
  { build, target, keysFile }: { build: string; target: string; keysFile: string },
): Promise<void> {
  const loaded = await traceFiles(
    programs.map((name) => join(root, name)),
    root,
  );
  copyFiles(root, target, [
    "package.json",
    "web/package.json",
    ...globSync("web/public/**/*", { cwd: root }).filter((name) => isFile(join(root, name))),
    ...builtFiles(root, build),
    ...tracedFiles(root, build),
    ...loaded.filter((file) => !isGuess.test(file)),
    ...fontFiles(root),
  ]);
  removeKeys(join(target, build), keysFile);
}
