import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The routes manifest, which `next build` of Next.js 16 writes for routing in front of it. */
const manifestShape = z.object({
  version: z.literal(3),
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  rewrites: z.object({
    beforeFiles: z.array(z.object({ regex: z.string(), has: z.array(z.unknown()).optional() })),
  }),
});

/** The part of the manifest that this file uses. */
type Manifest = z.output<typeof manifestShape>;

/** Returns the route of a path as named by Next.js (`/[locale]/sign-in`), a file's own path, or null. */
export type FindRoute = (path: string) => string | null;

/** The catch-all route below a language. Whether a page exists there depends on the content. */
export const PAGE_ROUTE = "/[locale]/[[...path]]";

/** Creates a route lookup from a build's routes, in Next.js' order of precedence, and the site's public files. */
export function createFindRoute(manifest: Manifest, files: readonly string[]): FindRoute {
  // Routes that begin with an underscore are Next.js' own error pages.
  const pages = manifest.staticRoutes
    .map(({ page }) => page)
    .filter((page) => !page.startsWith("/_"));
  const fixed = new Set([...pages, ...files]);
  // Conditional rewrites only choose another page for the same address.
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
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.split(/[/\\]/).map(encodeURIComponent).join("/"),
  );

/**
 * Reads the manifest that `next build` wrote to `build`, and the files of `publicFolder`. Throws when the manifest has
 * another format.
 */
export function readRoutes(build: string, publicFolder: string): FindRoute {
  const file = join(build, "routes-manifest.json");
  const manifest = manifestShape.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!manifest.success) {
    throw new Error(
      `${file} is not what Next.js 16.4 writes, so requests can't be routed. Adapt server/site-routes.ts: ${z.prettifyError(manifest.error)}`,
    );
  }
  return createFindRoute(manifest.data, [
    ...filesIn(publicFolder).map((name) => `/${name}`),
    ...filesIn(join(build, "static")).map((name) => `/_next/static/${name}`),
  ]);
}
