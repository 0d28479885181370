"use client";

import { useLottieLight } from "lottie-react";
import { type CSSProperties, useCallback, useEffect, useState } from "react";
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

/** What comes into the picture later is built later, not before the first frame. */
const rendererSettings = { progressiveLoad: true };

/** The stylesheet places the drawing as `object-fit: cover` would, which SVG's own attribute can't: by any focus. */
const placed = ({ w, h }: HeroPlayerProps["data"], { x, y }: HeroPlayerProps["focus"]): Placed => ({
  "--ratio": w / h,
  "--x": x,
  "--y": y,
});

/**
 * The one file that imports the animation library: its light build, which draws SVG, evaluates no expressions and
 * so needs no eval. Its hook, not its component: that one brings a stylesheet with a cascade layer, for which Chromium
 * makes all typefaces anew and lays the whole page out again (100 ms on a phone).
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
  const [isReady, setIsReady] = useState(false);
  const { play, pause, animationItem, setDisplayRef, setRootRef } = useLottieLight({
    src: data,
    loop,
    speed,
    autoplay: false,
    rendererSettings,
    subscriptions: { ready: () => setIsReady(true), complete: onEnd, error: onFail },
  });

  useEffect(() => {
    if (!isReady) return;
    // At the file's own rate, as films are: drawing in between would cost a phone twice the work.
    animationItem?.setSubframe(false);
    onDrawn();
  }, [isReady, animationItem, onDrawn]);

  // Played after its end it begins anew: the library sees to that.
  useEffect(() => {
    if (!isReady) return;
    if (playing) play();
    else pause();
  }, [playing, isReady, play, pause]);

  useEffect(() => {
    if (isReady) return undefined;
    const patience = setTimeout(onFail, PATIENCE);
    return () => clearTimeout(patience);
  }, [isReady, onFail]);

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      setDisplayRef(element);
      setRootRef(element);
    },
    [setDisplayRef, setRootRef],
  );

  return (
    <div
      ref={attach}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws an inline SVG into a div
      role="img"
      aria-label={label}
      className={styles.animation}
      style={placed(data, focus)}
    />
  );
}
