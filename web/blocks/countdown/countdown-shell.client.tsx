"use client";

import { lazy, Suspense } from "react";
import type { CountdownFacts } from "./count-down.client.ts";

const CountdownLight = lazy(async () => ({
  default: (await import("./countdown-light.client.tsx")).CountdownLight,
}));

/**
 * Loads the countdown's code lazily, on pages that have one: modules that server code imports end up in every page's
 * script.
 */
export function CountdownShell(facts: CountdownFacts) {
  return (
    <Suspense>
      <CountdownLight {...facts} />
    </Suspense>
  );
}
