"use client";

import { useEffect } from "react";

/** The visitor's first sign of life: until then nothing is fetched for what may never come into view. */
let stirred: Promise<unknown> | undefined;

const firstStir = () =>
  (stirred ??= new Promise((resolve) => {
    for (const sign of ["scroll", "pointerover", "keydown"]) {
      addEventListener(sign, resolve, { once: true });
    }
  }));

/**
 * Makes the room with this id arrive when it comes into view, if it begins below the first one and the visitor has
 * no wish for less motion. Draws nothing; the motion library is fetched when the room is half a screen away.
 */
export function Arrival({ of }: { of: string }) {
  useEffect(() => {
    const room = document.getElementById(of);
    if (!room || room.getBoundingClientRect().top < innerHeight) return undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const over = new AbortController();
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import("./arrive.client.ts")
          .then(({ arrive }) => arrive(room, over.signal))
          .catch(() => {});
      },
      { rootMargin: "0px 0px 50%" },
    );
    void firstStir().then(() => over.signal.aborted || near.observe(room));
    return () => {
      over.abort();
      near.disconnect();
    };
  }, [of]);
  return null;
}
