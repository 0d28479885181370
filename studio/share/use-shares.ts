import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import { readShares, sharesFilter, sharesQuery, type StoredShare } from "./stored-shares.ts";

const apiVersion = "2025-02-19";

/** How often it is looked whether a link is over. In ms. */
const LOOK_EVERY = 15_000;

/** Now, in ms since 1970, from time to time. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The links that open something, the next to end first, and the ids of those that are over; null until known. */
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
