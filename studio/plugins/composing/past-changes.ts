import type { PageChange } from "./use-page-change.ts";

/** Maximum number of undo steps per page. */
const KEPT = 50;

/** Creates the undo history, with a separate stack for each page. */
export function createPast() {
  const past = new Map<string, PageChange[]>();
  return {
    remember(document: string, undo: PageChange): void {
      past.set(document, [...(past.get(document) ?? []), undo].slice(-KEPT));
    },
    /**
     * Removes and returns an undo step of a page: `undo`, or the newest one. Returns undefined if that step was taken
     * already or none is left.
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
