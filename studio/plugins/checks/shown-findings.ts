import { useEffect, useSyncExternalStore } from "react";

/** The number of errors and warnings that the open panel of page checks lists, by the page's id. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

function setCount(id: string, count: number | undefined): void {
  if (count === undefined) counts.delete(id);
  else counts.set(id, count);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the buttons of a page how many errors and warnings the open panel lists. `count` is undefined until they are known. */
export function useShowCount(id: string, count: number | undefined): void {
  useEffect(() => {
    setCount(id, count);
    return () => setCount(id, undefined);
  }, [id, count]);
}

/** Whether the open panel of page checks lists no error and no warning any more. */
export const useHasNoFindings = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => counts.get(id)) === 0;
