"use client";

import { type LottieHandle, LottieLight } from "lottie-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import styles from "./hero-animation.module.css";

/** Custom properties of the player's element. */
type Placed = CSSProperties & Record<"--ratio" | "--x" | "--y", number>;

/** What the stage tells the player. */
export type HeroPlayerProps = {
  /** The animation, with its size. */
  data: { w: number; h: number };
  /** The poster's focus, 0–1: what must stay in view where the screen cuts the drawing. */
  focus: { x: number; y: number };
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

/** A file that is right in form may still trip the player up, and then it says nothing. In ms. */
const PATIENCE = 5_000;

/** Plays or rests. Played after its end it begins anew: the library sees to that. */
const follow = (player: LottieHandle | null, playing: boolean) =>
  playing ? player?.play() : player?.pause();

/** The stylesheet places the drawing as `object-fit: cover` would, which SVG's own attribute can't: by any focus. */
const placed = ({ w, h }: HeroPlayerProps["data"], { x, y }: HeroPlayerProps["focus"]): Placed => ({
  "--ratio": w / h,
  "--x": x,
  "--y": y,
});

/**
 * The one file that imports the animation library: its light build, which draws SVG, evaluates no expressions and
 * so needs no eval.
 */
export function HeroPlayer({
  data,
  focus,
  label,
  loop,
  speed,
  playing,
  onDrawn,
  onFail,
  onEnd,
}: HeroPlayerProps) {
  const handle = useRef<LottieHandle>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (isReady) follow(handle.current, playing);
  }, [playing, isReady]);

  useEffect(() => {
    if (isReady) return undefined;
    const patience = setTimeout(onFail, PATIENCE);
    return () => clearTimeout(patience);
  }, [isReady, onFail]);

  return (
    <LottieLight
      src={data}
      loop={loop}
      speed={speed}
      autoplay={false}
      lottieRef={handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws an inline SVG into a div
      role="img"
      aria-label={label}
      className={styles.animation ?? ""}
      style={placed(data, focus)}
      subscriptions={{
        ready: () => {
          // At the file's own rate, as films are: drawing in between would cost a phone twice the work.
          handle.current?.animationItem?.setSubframe(false);
          setIsReady(true);
          onDrawn();
        },
        complete: onEnd,
        error: onFail,
      }}
    />
  );
}
