"use client";

import { lazy, Suspense } from "react";
import type { PreviewBarProps } from "./preview-bar.client.tsx";

const PreviewBar = lazy(async () => ({
  default: (await import("./preview-bar.client.tsx")).PreviewBar,
}));

/**
 * Loads the bar lazily, so that only draft mode loads it. Next.js puts a client component into the
 * script of every page if server code imports the component directly.
 */
export function PreviewBarShell(props: PreviewBarProps) {
  return (
    <Suspense fallback={null}>
      <PreviewBar {...props} />
    </Suspense>
  );
}
