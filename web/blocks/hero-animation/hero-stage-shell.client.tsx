"use client";

import { lazy, Suspense } from "react";
import type { HeroStageProps } from "./hero-stage.client.tsx";

const HeroStage = lazy(async () => ({
  default: (await import("./hero-stage.client.tsx")).HeroStage,
}));

/** The stage, loaded by pages that have one: what the site's server code imports is in the script of every page. */
export function HeroStageShell(props: HeroStageProps) {
  return (
    <Suspense fallback={props.children}>
      <HeroStage {...props} />
    </Suspense>
  );
}
