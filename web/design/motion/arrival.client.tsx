"use client";

import { useEffect } from "react";

/**
 * Resolves at the visitor's first interaction. Until then, the motion library is not fetched,
 * because the visitor may never scroll.
 */
let interacted: Promise<unknown> | undefined;

const firstInteraction = () =>
  (interacted ??= new Promise((resolve) => {
    for (const sign of ["scroll", "pointerover", "keydown"]) {
      addEventListener(sign, resolve, { once: true });
    }
  }));

/**
 * Animates the section with the ID `of` when it scrolls into view. The section must start below the
 * first screen, the theme must have motion, and the visitor must not prefer reduced motion. Renders
 * nothing. Fetches the motion library when the section is half a screen away.
 */
export function Arrival({ of }: { of: string }) {
  useEffect(() => {
    const section = document.getElementById(of);
    // ornaments.css sets `--still` if the theme has no motion or the visitor prefers reduced motion.
    if (!section || getComputedStyle(section).getPropertyValue("--still")) return undefined;
    const over = new AbortController();
    // Unlike `getBoundingClientRect`, an observer causes no layout while React hydrates the page.
    const near = new IntersectionObserver(
      ([entry]) => {
        const isBelow = entry && entry.boundingClientRect.top >= innerHeight;
        if (isBelow && !entry.isIntersecting) return;
        near.disconnect();
        if (isBelow)
          firstInteraction()
            .then(() => import("./arrive.client.ts"))
            .then(({ arrive }) => arrive(section, over.signal))
            .catch(() => {});
      },
      { rootMargin: "50%" },
    );
    near.observe(section);
    return () => over.abort();
  }, [of]);
  return null;
}
