"use client";

import { lazy, Suspense } from "react";
import type { PreviewBarProps } from "./preview-bar.client.tsx";

const PreviewBar = lazy(async () => ({
  default: (await import("./preview-bar.client.tsx")).PreviewBar,
}));

/** Loads the bar in draft mode only: client components that server code imports are in every page's script. */
export function PreviewBarShell(props: PreviewBarProps) {
  return (
    <Suspense fallback={null}>
      <PreviewBar {...props} />
    </Suspense>
  );
}
