import { useEffect, useState } from "react";
import { whenQuiet } from "../../design/ui/when-quiet.ts";
import { loadAnimation, type LoadedAnimation } from "./load-animation.client.ts";

/**
 * Loads the player and its file when they are first needed. It loads at once if the visitor pressed play. Otherwise it
 * waits until the page is idle, so that 50 kB of player never delay the poster. Returns "failed" if loading fails.
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
