import { cpSync, globSync, lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import * as z from "zod";
import { removeKeys } from "../internals/next-keys.ts";
import { traceFiles } from "../internals/trace-files.ts";

/** The programs of the running site: the serving layer, and the page cache that Next.js loads. */
const programs = ["web/server/serve.ts", "web/server/internals/next-page-store.ts"];

/** Files of a build that the site doesn't read. */
const notRead = /^(?:cache|diagnostics|types)\/|^(?:trace|trace-build|turbopack)$|\.(?:map|nft\.json)$/;

/** Package of typefaces in `web/package.json`. The site reads its fonts by address, so no trace finds them. */
const typefaces = /^@fontsource(?:-variable)?\//;

const traceShape = z.object({ files: z.array(z.string()) });
const packageShape = z.object({ dependencies: z.record(z.string(), z.string()) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Returns the files that the traces of a build list, relative to `root`. */
function tracedFiles(root: string, build: string): string[] {
  const traces = globSync("**/*.nft.json", { cwd: build }).map((name) => join(build, name));
  return traces.flatMap((trace) =>
    traceShape
      .parse(readJson(trace))
      .files.map((file) => relative(root, resolve(dirname(trace), file))),
  );
}

function fontFiles(root: string): string[] {
  const { dependencies } = packageShape.parse(readJson(join(root, "web/package.json")));
  return Object.keys(dependencies)
    .filter((name) => typefaces.test(name))
    .flatMap((name) => globSync(`node_modules/${name}/{package.json,LICENSE,files/*.woff2}`, { cwd: root }));
}

/** Copies a file, or a link as a link, with the folders above it that are links. */
function copy(root: string, target: string, path: string): void {
  const parts = path.split("/");
  const at = parts.findIndex((_, index) => isLink(join(root, ...parts.slice(0, index + 1))));
  const copied = at < 0 ? path : parts.slice(0, at + 1).join("/");
  const to = join(target, copied);
  mkdirSync(dirname(to), { recursive: true });
  if (at < 0) return cpSync(join(root, copied), to);
  rmSync(to, { force: true });
  symlinkSync(readlinkSync(join(root, copied)), to);
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/**
 * Copies the files that the built site needs to run into an empty folder, in the layout of the
 * repository: the build, the serving layer, the packages that they load, and the fonts. Removes the
 * build's keys; `keysFile` is the path of the file with the keys that the site writes at start.
 */
export async function collectFiles(
  root: string,
  { build, target, keysFile }: { build: string; target: string; keysFile: string },
): Promise<void> {
  const folder = join(root, build);
  const built = globSync("**/*", { cwd: folder })
    .filter((name) => !notRead.test(name) && !isFolder(join(folder, name)))
    .map((name) => join(build, name));
  const files = [
    "package.json",
    "web/package.json",
    ...globSync("web/public/**/*", { cwd: root }).filter((name) => !isFolder(join(root, name))),
    ...built,
    ...tracedFiles(root, folder),
    ...(await traceFiles(programs.map((name) => join(root, name)), root)),
    ...fontFiles(root),
  ];
  const wanted = new Set(files.filter((name) => !name.startsWith(`${build}/`) || built.includes(name)));
  for (const name of [...wanted].toSorted()) if (!isFolder(join(root, name))) copy(root, target, name);
  removeKeys(join(target, build), keysFile);
}

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== false;
