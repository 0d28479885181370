"use client";

import { lazy, Suspense } from "react";
import type { HeroStageProps } from "./hero-stage.client.tsx";

const HeroStage = lazy(async () => ({
  default: (await import("./hero-stage.client.tsx")).HeroStage,
}));

/** Loads the stage lazily, on pages that have one: modules that server code imports end up in every page's script. */
export function HeroStageShell(props: HeroStageProps) {
  return (
    <Suspense fallback={props.children}>
      <HeroStage {...props} />
    </Suspense>
  );
}
