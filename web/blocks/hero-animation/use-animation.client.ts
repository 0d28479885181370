import { useEffect, useState, type ComponentType } from "react";
import { whenQuiet } from "../../design/ui/when-quiet.ts";
import type { HeroPlayerProps } from "./hero-player.client.tsx";

/** Timeout for loading an animation, in ms; after that only the poster is displayed. */
const PATIENCE = 15_000;

type LoadedAnimation = {
  Player: ComponentType<HeroPlayerProps>;
  data: HeroPlayerProps["data"];
};

/**
 * Whether a response has a width and a height, as every Lottie file has. The server has validated
 * the file, but a proxy may have responded with an HTML page instead.
 */
function hasSize(data: unknown): data is HeroPlayerProps["data"] {
  if (typeof data !== "object" || data === null || !("w" in data) || !("h" in data)) return false;
  return typeof data.w === "number" && typeof data.h === "number";
}

async function fetchAnimation(
  address: string,
  signal: AbortSignal,
): Promise<HeroPlayerProps["data"]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The animation was not served: ${answer.status}.`);
  const data: unknown = await answer.json();
  if (!hasSize(data)) throw new Error("The animation is not a Lottie file.");
  return data;
}

/** Fetches the player's code and the animation in parallel. Rejects when either fails or `stop` is aborted. */
async function loadAnimation(address: string, stop: AbortSignal): Promise<LoadedAnimation> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]);
  const [{ HeroPlayer }, data] = await Promise.all([
    import("./hero-player.client.tsx"),
    fetchAnimation(address, signal),
  ]);
  return { Player: HeroPlayer, data };
}

/**
 * Loads the player and the animation file when `isWanted` first becomes true. Loads them at once if the visitor pressed
 * play (`isAsked`). Otherwise it waits until the page is idle, so that the 50 kB player never delays the poster.
 * Returns "failed" if loading fails.
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
