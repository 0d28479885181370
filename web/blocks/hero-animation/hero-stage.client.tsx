"use client";

import { type ReactNode, useCallback, useRef, useState } from "react";
import styles from "./hero-animation.module.css";
import type { HeroPlayerProps } from "./hero-player.client.tsx";
import { PlayerBoundary } from "./player-boundary.client.tsx";
import { useAnimation } from "./use-animation.client.ts";
import { type PlayRule, usePlaying } from "./use-playing.client.ts";

/** Props of {@link HeroStage}. */
export type HeroStageProps = Pick<HeroPlayerProps, "focus" | "label" | "loop" | "speed"> &
  PlayRule & {
    address: string;
    words: { play: string; pause: string };
    /** The poster. */
    children: ReactNode;
  };

/**
 * Displays the poster (its children) until the animation plays, as {@link usePlaying} decides. Only then are the player
 * and the file fetched, in parallel. On any failure, the poster stays and the button is removed.
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
  const { isPlaying, isAsked, toggle, end } = usePlaying(stage, { autoplay, playOn });
  const [loaded, fail] = useAnimation(address, isPlaying, isAsked);
  const [isDrawn, setIsDrawn] = useState(false);
  const showDrawing = useCallback(() => setIsDrawn(true), []);

  if (loaded === "failed") return <div className={styles.stage}>{children}</div>;
  return (
    <div ref={stage} className={styles.stage} data-drawn={isDrawn}>
      {children}
      {loaded === null ? null : (
        <PlayerBoundary onFail={fail}>
          <loaded.Player
            {...player}
            data={loaded.data}
            playing={isPlaying}
            onDrawn={showDrawing}
            onFail={fail}
            onEnd={end}
          />
        </PlayerBoundary>
      )}
      <button type="button" className={styles.toggle} data-playing={isPlaying} onClick={toggle}>
        <span className="sr-only">{isPlaying ? words.pause : words.play}</span>
      </button>
    </div>
  );
}
