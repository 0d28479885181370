/** A file to write, and its place in the repository. */
export type NewFile = { file: string; text: string };

/** A line to add to an index of `own/`: an import, and an entry of the exported object. */
export type IndexEntry = { file: string; import: string; object: string; entry: string };
