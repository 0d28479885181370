import { globSync } from "node:fs";
import { root } from "./stack/places.ts";

/** Folders of packages, builds and caches. */
const notOurs = /(?:^|\/)(?:node_modules|dist|\.next[^/]*|\.sanity)(?:\/|$)/;

/** Returns the paths of the files of the project that match a pattern, such as `web/**\/*.ts`, relative to its root. */
export const sourceFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => notOurs.test(path) });
