/** Name of the file, in the build's folder, that holds what the build's scripts weigh. */
export const WEIGHTS_FILE = "script-weights.json";

/** What the scripts of a build weigh, in bytes after gzip. */
export type ScriptWeights = {
  /** Next's and React's, on every page. */
  framework: number;
  /** The site's own, on every page. */
  page: number;
  /** Files that a part for the browser brings along, by the part's number: when it is shown, and once it is used. */
  parts: Record<string, { atOnce: Record<string, number>; later: Record<string, number> }>;
};
