"use client";

import { lazy, Suspense } from "react";
import type { CountdownFacts } from "./count-down.client.ts";

const CountdownStart = lazy(() => import("./countdown-start.client.tsx"));

/**
 * Loads the countdown's code lazily, so that only pages with a countdown load it. Without the lazy
 * import, Next.js would add the code to every page's script.
 */
export function CountdownShell(facts: CountdownFacts) {
  return (
    <Suspense>
      <CountdownStart {...facts} />
    </Suspense>
  );
}
