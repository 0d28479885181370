"use client";

import { lazy, Suspense } from "react";
import type { CountdownFacts } from "./count-down.client.ts";

const CountdownLight = lazy(async () => ({
  default: (await import("./countdown-light.client.tsx")).CountdownLight,
}));

/**
 * Loads the countdown's code lazily, so that only pages with a countdown load it. Next.js puts client components that
 * server code imports directly into every page's script.
 */
export function CountdownShell(facts: CountdownFacts) {
  return (
    <Suspense>
      <CountdownLight {...facts} />
    </Suspense>
  );
}
