import type { PageChange } from "./use-page-change.ts";

/** So many changes can be undone. */
const KEPT = 50;

/** What was changed here, and how each is undone: of each page by itself, the newest first. */
export function createPast() {
  const past = new Map<string, PageChange[]>();
  return {
    remember(document: string, undo: PageChange): void {
      past.set(document, [...(past.get(document) ?? []), undo].slice(-KEPT));
    },
    /**
     * What undoes the last change of a page, or the one that `undo` does, which is forgotten by it; undefined: it was
     * undone, or nothing is left.
     */
    take(document: string, undo = past.get(document)?.at(-1)): PageChange | undefined {
      const kept = past.get(document) ?? [];
      if (undo === undefined || !kept.includes(undo)) return undefined;
      past.set(
        document,
        kept.filter((each) => each !== undo),
      );
      return undo;
    },
  };
}
