import "server-only";
import { join, resolve } from "node:path";

/**
 * Returns the path of a file or folder in the site's data folder, the only folder that the site
 * writes to. It contains the last good content and translation files, and the ended sessions.
 * Default: the cache folder of Next.js, which hosting providers preserve between builds.
 */
export const inDataFolder = (...names: string[]): string =>
  resolve(
    /* turbopackIgnore: true */
    process.env["MARQUEE_SITE_DATA"] || join(process.env["MARQUEE_DIST"] ?? ".next", "cache"),
    ...names,
  );
