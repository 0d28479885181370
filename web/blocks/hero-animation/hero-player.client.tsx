"use client";

import { type LottieHandle, LottieLight } from "lottie-react";
import { useEffect, useRef } from "react";
import styles from "./hero-animation.module.css";

/** What the stage tells the player. */
export type HeroPlayerProps = {
  data: object;
  label: string;
  loop: boolean;
  speed: number;
  playing: boolean;
  /** The first frame is on the screen: the poster may go. */
  onDrawn: () => void;
  onFail: () => void;
  /** An animation that does not loop has come to its end. */
  onEnd: () => void;
};

/**
 * The one file that imports the animation library: its light build, which draws SVG, evaluates no expressions and
 * so needs no eval.
 */
export function HeroPlayer({
  data,
  label,
  loop,
  speed,
  playing,
  onDrawn,
  onFail,
  onEnd,
}: HeroPlayerProps) {
  const handle = useRef<LottieHandle>(null);
  const isReady = useRef(false);
  const hasEnded = useRef(false);

  const follow = (on: boolean) => {
    if (!isReady.current) return;
    if (!on) return handle.current?.pause();
    if (hasEnded.current) handle.current?.stop();
    hasEnded.current = false;
    handle.current?.play();
  };
  const latest = useRef(playing);
  useEffect(() => {
    latest.current = playing;
    follow(playing);
  }, [playing]);

  return (
    <LottieLight
      src={data}
      loop={loop}
      speed={speed}
      autoplay={false}
      lottieRef={handle}
      role="img"
      aria-label={label}
      className={styles.animation ?? ""}
      rendererSettings={{ preserveAspectRatio: "xMidYMid slice" }}
      subscriptions={{
        ready: () => {
          isReady.current = true;
          onDrawn();
          follow(latest.current);
        },
        complete: () => {
          hasEnded.current = true;
          onEnd();
        },
        error: onFail,
      }}
    />
  );
}
