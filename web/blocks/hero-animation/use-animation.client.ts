import { useEffect, useState } from "react";
import { whenQuiet } from "../../ui/when-quiet.ts";
import { loadAnimation, type LoadedAnimation } from "./load-animation.client.ts";

/**
 * The player and its file, fetched when they are first wanted: at once when the visitor pressed play, else when the
 * page has nothing better to do, so that 50 kB of player never stand in the way of the poster. "failed" when they
 * can't be had.
 */
export function useAnimation(address: string, isWanted: boolean, isAsked: boolean) {
  const [loaded, setLoaded] = useState<LoadedAnimation | "failed" | null>(null);
  const [isBegun, setIsBegun] = useState(false);

  useEffect(() => {
    if (!isWanted || isBegun) return undefined;
    const over = new AbortController();
    const waitUntilDue = isAsked ? queueMicrotask : whenQuiet;
    waitUntilDue(() => setIsBegun(true), over.signal);
    return () => over.abort();
  }, [isWanted, isAsked, isBegun]);

  useEffect(() => {
    if (!isBegun) return undefined;
    const stop = new AbortController();
    loadAnimation(address, stop.signal).then(setLoaded, () => {
      if (!stop.signal.aborted) setLoaded("failed");
    });
    return () => stop.abort();
  }, [isBegun, address]);

  return [loaded, () => setLoaded("failed")] as const;
}
