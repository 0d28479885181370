"use client";

import { lazy, Suspense } from "react";
import type { HeroStageProps } from "./hero-stage.client.tsx";

const HeroStage = lazy(() => import("./hero-stage.client.tsx"));

/**
 * Loads the code of `HeroStage` lazily, so that only pages with a hero load it. Without the lazy
 * import, Next.js would add the code to every page's script.
 */
export function HeroStageShell(props: HeroStageProps) {
  return (
    <Suspense fallback={props.children}>
      <HeroStage {...props} />
    </Suspense>
  );
}
