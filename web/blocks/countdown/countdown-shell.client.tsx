"use client";

import { lazy, Suspense } from "react";
import type { CountdownFacts } from "./count-down.client.ts";

const CountdownLight = lazy(async () => ({
  default: (await import("./countdown-light.client.tsx")).CountdownLight,
}));

/** What lights the lamps, loaded by pages that have some: what the site's server code imports is in every page's script. */
export function CountdownShell(facts: CountdownFacts) {
  return (
    <Suspense>
      <CountdownLight {...facts} />
    </Suspense>
  );
}
