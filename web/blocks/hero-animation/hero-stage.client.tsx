"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./hero-animation.module.css";
import type { HeroPlayerProps } from "./hero-player.client.tsx";

/** How long an animation may take to arrive before the poster is all there is, in ms. */
const PATIENCE = 15_000;

type Loaded = { Player: ComponentType<HeroPlayerProps>; data: object };

async function load(address: string, signal: AbortSignal): Promise<Loaded> {
  const [{ HeroPlayer }, data] = await Promise.all([
    import("./hero-player.client.tsx"),
    fetch(address, { signal }).then(async (answer): Promise<unknown> => {
      if (!answer.ok) throw new Error(`The animation was not served: ${answer.status}.`);
      return answer.json();
    }),
  ]);
  if (typeof data !== "object" || data === null)
    throw new Error("The animation is not a Lottie file.");
  return { Player: HeroPlayer, data };
}

/**
 * Holds the poster (its children) until the animation may play: in view, no wish for less motion, the editor's
 * trigger. Then fetches player and file together. Whatever fails, the poster stands and the button goes.
 */
export function HeroStage({
  address,
  label,
  loop,
  autoplay,
  speed,
  playOn,
  words,
  children,
}: {
  address: string;
  label: string;
  loop: boolean;
  autoplay: boolean;
  speed: number;
  playOn: "load" | "scroll" | "hover";
  words: { play: string; pause: string };
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const [drawn, setDrawn] = useState(false);
  // Once a person has pressed the button, scrolling and hovering no longer decide.
  const decided = useRef(false);

  useEffect(() => {
    const element = stage.current;
    if (!element || !autoplay || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const trigger = (on: boolean) => {
      if (!decided.current) setWanted(on);
    };
    if (playOn === "hover") {
      const room = element.closest("section") ?? element;
      const on = () => trigger(true);
      const off = () => trigger(false);
      room.addEventListener("pointerenter", on);
      room.addEventListener("pointerleave", off);
      return () => {
        room.removeEventListener("pointerenter", on);
        room.removeEventListener("pointerleave", off);
      };
    }
    const threshold = playOn === "scroll" ? 0.5 : 0;
    const seen = new IntersectionObserver(([entry]) => trigger(entry?.isIntersecting === true), {
      threshold,
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, [autoplay, playOn]);

  const begun = wanted || loaded !== null;
  useEffect(() => {
    if (!begun) return;
    const stop = new AbortController();
    load(address, AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE)])).then(
      setLoaded,
      () => {
        if (!stop.signal.aborted) setLoaded("failed");
      },
    );
    return () => stop.abort();
  }, [begun, address]);

  const isReady = loaded !== null && loaded !== "failed";
  return (
    <div ref={stage} className={styles.stage} data-drawn={drawn}>
      {children}
      {isReady ? (
        <loaded.Player
          data={loaded.data}
          label={label}
          loop={loop}
          speed={speed}
          playing={wanted}
          onDrawn={() => setDrawn(true)}
          onFail={() => setLoaded("failed")}
          onEnd={() => setWanted(false)}
        />
      ) : null}
      {loaded === "failed" ? null : (
        <button
          type="button"
          className={styles.toggle}
          data-playing={wanted}
          onClick={() => {
            decided.current = true;
            setWanted(!wanted);
          }}
        >
          <span className="unseen">{wanted ? words.pause : words.play}</span>
        </button>
      )}
    </div>
  );
}
