/** Name of the file in the build folder with the sizes of the build's scripts. */
export const WEIGHTS_FILE = "script-weights.json";

/** Sizes of a build's scripts, in bytes after gzip. */
export type ScriptWeights = {
  /** Scripts of Next.js and React, on every page. */
  framework: number;
  /** The site's own scripts, on every page. */
  page: number;
  /**
   * Sizes of the files of each client module, by module id and file name. `atOnce` are the files loaded when the module
   * is rendered; `later` are those loaded on use.
   */
  parts: Record<string, { atOnce: Record<string, number>; later: Record<string, number> }>;
};
