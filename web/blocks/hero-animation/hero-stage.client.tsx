"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { followTrigger, type Trigger } from "../../ui/follow-trigger.ts";
import styles from "./hero-animation.module.css";
import type { HeroPlayerProps } from "./hero-player.client.tsx";
import { loadAnimation, type LoadedAnimation } from "./load-animation.client.ts";

/** What the stage is told by the block. */
export type HeroStageProps = Pick<HeroPlayerProps, "focus" | "label" | "loop" | "speed"> & {
  address: string;
  autoplay: boolean;
  playOn: Trigger;
  words: { play: string; pause: string };
  /** The poster. */
  children: ReactNode;
};

/** The player and its file, from the moment they are first wanted; "failed" when they can't be had. */
function useAnimation(address: string, wanted: boolean) {
  const [loaded, setLoaded] = useState<LoadedAnimation | "failed" | null>(null);
  const isBegun = wanted || loaded !== null;
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

/**
 * Holds the poster (its children) until the animation may play: in view, no wish for less motion, the editor's
 * trigger. Then fetches player and file together. Whatever fails, the poster stands and the button goes.
 */
export function HeroStage({
  address,
  autoplay,
  playOn,
  words,
  children,
  ...player
}: HeroStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  // Once the button was pressed, or the animation has come to its end, scrolling no longer decides.
  const isDecided = useRef(false);
  const [wanted, setWanted] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const [loaded, fail] = useAnimation(address, wanted);

  useEffect(() => {
    const wantsLess = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!stage.current || !autoplay || wantsLess) return undefined;
    return followTrigger(stage.current, playOn, (on) => {
      if (!isDecided.current) setWanted(on);
    });
  }, [autoplay, playOn]);

  const press = () => {
    isDecided.current = true;
    setWanted(!wanted);
  };
  const end = () => {
    isDecided.current ||= playOn !== "hover";
    setWanted(false);
  };
  return (
    <div ref={stage} className={styles.stage} data-drawn={drawn && loaded !== "failed"}>
      {children}
      {loaded === null || loaded === "failed" ? null : (
        <loaded.Player
          {...player}
          data={loaded.data}
          playing={wanted}
          onDrawn={() => setDrawn(true)}
          onFail={fail}
          onEnd={end}
        />
      )}
      {loaded === "failed" ? null : (
        <button type="button" className={styles.toggle} data-playing={wanted} onClick={press}>
          <span className="unseen">{wanted ? words.pause : words.play}</span>
        </button>
      )}
    </div>
  );
}
