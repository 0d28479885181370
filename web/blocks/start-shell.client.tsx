"use client";

import { lazy, Suspense } from "react";
import type { StartFacts } from "./start-block.client.tsx";

const StartBlock = lazy(() => import("./start-block.client.tsx"));

/**
 * Loads the code of a countdown, a form or a table lazily, so that only pages with such a part load it. Without the lazy import, Next.js would add the code to every page's script. They share
 * this component, because each component of its own would add to every page's script.
 */
export function StartShell(facts: StartFacts) {
  return (
    <Suspense>
      <StartBlock {...facts} />
    </Suspense>
  );
}
