"use client";

import { lazy, Suspense } from "react";
import type { PreviewBarProps } from "./preview-bar.client.tsx";

const PreviewBar = lazy(async () => ({
  default: (await import("./preview-bar.client.tsx")).PreviewBar,
}));

/**
 * Loads the bar lazily, so that only draft mode loads it. Next.js puts client components that server code imports
 * directly into every page's script.
 */
export function PreviewBarShell(props: PreviewBarProps) {
  return (
    <Suspense fallback={null}>
      <PreviewBar {...props} />
    </Suspense>
  );
}
