"use client";

import { lazy, Suspense } from "react";
import type { PreviewBarProps } from "./preview-bar.client.tsx";

const PreviewBar = lazy(async () => ({
  default: (await import("./preview-bar.client.tsx")).PreviewBar,
}));

/** The bar, loaded in draft mode alone: what the site's server code imports is in the script of every page. */
export function PreviewBarShell(props: PreviewBarProps) {
  return (
    <Suspense fallback={null}>
      <PreviewBar {...props} />
    </Suspense>
  );
}
