import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/**
 * The routes manifest, which `next build` of Next.js 16 writes for servers that route requests
 * before Next.js.
 */
const manifestShape = z.object({
  version: z.literal(3),
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  rewrites: z.object({
    beforeFiles: z.array(z.object({ regex: z.string(), has: z.array(z.unknown()).optional() })),
  }),
});

/** The part of the manifest that routing uses. */
export type RoutesManifest = z.output<typeof manifestShape>;

/** Reads the manifest that `next build` wrote to a folder. Throws when the manifest has another format. */
export function readRoutesManifest(build: string): RoutesManifest {
  const file = join(build, "routes-manifest.json");
  const manifest = manifestShape.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (manifest.success) return manifest.data;
  throw new Error(
    `${file} is not what Next.js 16.4 writes, so requests can't be routed. Adapt server/internals/routes-manifest.ts: ${z.prettifyError(manifest.error)}`,
  );
}
