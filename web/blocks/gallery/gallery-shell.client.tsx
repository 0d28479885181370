"use client";

import { lazy, Suspense } from "react";
import type { GalleryToolsProps } from "./gallery-tools.client.tsx";

const GalleryTools = lazy(async () => ({
  default: (await import("./gallery-tools.client.tsx")).GalleryTools,
}));

/** What a gallery can do with script, loaded by pages that have one. */
export function GalleryShell(props: GalleryToolsProps) {
  return (
    <Suspense>
      <GalleryTools {...props} />
    </Suspense>
  );
}
