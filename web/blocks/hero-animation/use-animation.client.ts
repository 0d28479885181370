import { useEffect, useRef, useState, type ComponentType } from "react";
import { whenQuiet } from "../../design/ui/when-quiet.ts";
import type { HeroPlayerProps } from "./hero-player.client.tsx";

/** Timeout for loading an animation, in ms; after that only the poster is displayed. */
const PATIENCE = 15_000;

/**
 * Time in ms after which an animation that is due to play no longer replaces its poster by itself.
 * The first frame usually differs from the poster. A visitor who has looked at the poster for
 * seconds would see the picture jump.
 */
const LATE = 3_000;

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
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The animation was not served: ${response.status}.`);
  const data: unknown = await response.json();
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

/** Inputs of {@link useAnimation}. */
type AnimationWish = {
  /** Whether the animation may play. */
  isWanted: boolean;
  /** Whether the visitor pressed play. */
  isRequested: boolean;
  /** Returns how long the animation has been due to play, in ms. */
  dueFor: () => number;
  /** Called when the animation is dropped because it has been due for longer than {@link LATE}. */
  onLate: () => void;
};

/**
 * Loads the player and the animation file when the animation may first play. If the visitor pressed
 * play, loading starts at once. Otherwise it starts when the page is idle, so that the 50 kB player
 * never delays the poster. An animation for which the visitor did not press play is dropped if it
 * has been due for longer than {@link LATE}. Returns a pair. The first value is the loaded
 * animation: null before it is loaded, "failed" if loading fails. The second value is a function
 * that marks the animation as failed.
 */
export function useAnimation(
  address: string,
  { isWanted, isRequested, dueFor, onLate }: AnimationWish,
) {
  const [loaded, setLoaded] = useState<LoadedAnimation | "failed" | null>(null);
  const [isBegun, setIsBegun] = useState(false);
  const mayBeLate = useRef(true);

  useEffect(() => {
    if (isRequested) mayBeLate.current = false;
    if (!isWanted || isBegun) return undefined;
    const over = new AbortController();
    const begin = () => {
      if (mayBeLate.current && dueFor() > LATE) onLate();
      else setIsBegun(true);
    };
    const waitUntilDue = isRequested ? queueMicrotask : whenQuiet;
    waitUntilDue(begin, over.signal);
    return () => over.abort();
  }, [isWanted, isRequested, isBegun, dueFor, onLate]);

  useEffect(() => {
    if (!isBegun) return undefined;
    const stop = new AbortController();
    const show = (animation: LoadedAnimation) => {
      if (!mayBeLate.current || dueFor() <= LATE) return setLoaded(animation);
      setIsBegun(false);
      return onLate();
    };
    loadAnimation(address, stop.signal).then(show, () => {
      if (!stop.signal.aborted) setLoaded("failed");
    });
    return () => stop.abort();
  }, [isBegun, address, dueFor, onLate]);

  return [loaded, () => setLoaded("failed")] as const;
}
