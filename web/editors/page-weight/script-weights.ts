/** Name of the file in the build folder with the sizes of the site's scripts. `start/build-start.ts` writes it. */
export const WEIGHTS_FILE = "script-weights.json";

/** Sizes of a build's scripts, in bytes after gzip. */
export type ScriptWeights = {
  /** The start script, on every page. */
  everyPage: number;
  /**
   * Sizes of the files of each island, by the island's name and the file's. `atOnce` are the files loaded when the island
   * is near; `later` are those loaded on use.
   */
  parts: Record<string, { atOnce: Record<string, number>; later: Record<string, number> }>;
};
