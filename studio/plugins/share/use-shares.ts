import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import { readShares, sharesFilter, sharesQuery, type StoredShare } from "./stored-shares.ts";

const apiVersion = "2025-02-19";

/** Interval at which the list checks for expired links. In ms. */
const LOOK_EVERY = 15_000;

/** Returns the current time in ms since 1970, updated every `LOOK_EVERY` ms. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns the active links, sorted by expiry, and the ids of expired ones; null until loaded. */
export function useShares(): { open: StoredShare[]; over: string[] } | null {
  const store = useDocumentStore();
  const [all, setAll] = useState<StoredShare[] | null>(null);
  const now = useNow();
  useEffect(() => {
    const options = { apiVersion, perspective: "raw", tag: "share" } as const;
    const following = store
      .listenQuery({ fetch: sharesQuery, listen: sharesFilter }, {}, options)
      .subscribe({ next: (found: unknown) => setAll(readShares(found)) });
    return () => following.unsubscribe();
  }, [store]);
  if (all === null) return null;
  return {
    open: all.filter(({ until }) => until > now),
    over: all.filter(({ until }) => until <= now).map(({ id }) => id),
  };
}
