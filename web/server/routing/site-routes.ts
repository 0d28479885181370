import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readRoutesManifest, type RoutesManifest } from "../internals/routes-manifest.ts";

/**
 * Returns the name of a path's route in Next.js (`/[locale]/sign-in`), or the path itself for a
 * file or a rewrite. Returns null if the site has no route, file or rewrite at the path.
 */
export type FindRoute = (path: string) => string | null;

/** The catch-all route below a language. Whether a page exists there depends on the content. */
export const PAGE_ROUTE = "/[locale]/[[...path]]";

/** Creates a route lookup from a build's routes, in Next.js' order of precedence, and the site's public files. */
export function createFindRoute(manifest: RoutesManifest, files: readonly string[]): FindRoute {
  // Excludes Next.js' own error pages, whose routes begin with an underscore.
  const pages = manifest.staticRoutes
    .map(({ page }) => page)
    .filter((page) => !page.startsWith("/_"));
  const fixed = new Set([...pages, ...files]);
  // Excludes conditional rewrites, which only choose another page for the same address.
  const rewrites = manifest.rewrites.beforeFiles
    .filter(({ has }) => has === undefined)
    .map(({ regex }) => new RegExp(regex));
  const dynamic = manifest.dynamicRoutes.map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }));
  return (path) => {
    if (fixed.has(path) || rewrites.some((regex) => regex.test(path))) return path;
    return dynamic.find(({ regex }) => regex.test(path))?.page ?? null;
  };
}

/** Returns every file in a folder as a URL path. */
const listPaths = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.split(/[/\\]/).map(encodeURIComponent).join("/"),
  );

/** Creates a route lookup from the routes of a build and the files of `publicFolder`. */
export const readRoutes = (build: string, publicFolder: string): FindRoute =>
  createFindRoute(readRoutesManifest(build), [
    ...listPaths(publicFolder).map((name) => `/${name}`),
    ...listPaths(join(build, "static")).map((name) => `/_next/static/${name}`),
  ]);
