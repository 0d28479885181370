"use client";

import { useLottieLight } from "lottie-react";
import { type CSSProperties, useCallback, useEffect, useState } from "react";
import styles from "./hero-animation.module.css";

type Placed = CSSProperties & Record<"--ratio" | "--x" | "--y", number>;

export type HeroPlayerProps = {
  /** The Lottie data; `w` and `h` are its size. */
  data: { w: number; h: number };
  /** The poster's hotspot, 0–1. This point of the drawing stays visible when the frame crops the drawing. */
  focus: { x: number; y: number };
  label: string;
  loop: boolean;
  speed: number;
  playing: boolean;
  /** Called when the first frame is drawn, so that the poster can be hidden. */
  onDrawn: () => void;
  onFail: () => void;
  /** Called when an animation that does not loop has ended. */
  onEnd: () => void;
};

/** Time limit until the player is ready, in ms. Some valid files make the library fail without an error. */
const PATIENCE = 5_000;

/** Makes the library build elements when they appear. By default, it builds all of them before the first frame. */
const rendererSettings = { progressiveLoad: true };

/**
 * Returns the custom properties with which the stylesheet places the drawing like `object-fit: cover`. SVG's
 * `preserveAspectRatio` is not used, because it can't place an arbitrary focal point.
 */
const placed = ({ w, h }: HeroPlayerProps["data"], { x, y }: HeroPlayerProps["focus"]): Placed => ({
  "--ratio": w / h,
  "--x": x,
  "--y": y,
});

/**
 * Returns the element in which the library draws: a child of the host's shadow root. The library
 * inserts and removes elements while it plays. Outside a shadow root, the browser would check the
 * selectors of the page's style sheets each time (20 to 40 ms each, on a phone 100 ms).
 */
function canvasIn(host: HTMLElement): HTMLElement {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const known = root.firstElementChild;
  if (known instanceof HTMLElement) return known;
  const canvas = document.createElement("div");
  canvas.style.height = "100%";
  root.append(canvas);
  return canvas;
}

/**
 * Plays an animation. This is the only module that imports the animation library. It uses the
 * library's light build, which draws SVG and evaluates no expressions, so it needs no `eval`.
 *
 * It uses the library's hook and not the library's component, because the component brings a
 * stylesheet with a cascade layer. With that stylesheet, Chromium rebuilds all fonts and lays out
 * the page again (100 ms on a phone).
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
    // Draws at the file's own frame rate, because in-between frames would double the work on a phone.
    animationItem?.setSubframe(false);
    onDrawn();
  }, [isReady, animationItem, onDrawn]);

  // An animation that has ended needs no reset, because the library's `play` then starts from the beginning.
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
      setDisplayRef(element && canvasIn(element));
      setRootRef(element);
    },
    [setDisplayRef, setRootRef],
  );

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws an inline SVG into a div
      role="img"
      aria-label={label}
      className={styles.animation}
      style={placed(data, focus)}
    >
      <div ref={attach} className={styles.drawing} />
    </div>
  );
}
