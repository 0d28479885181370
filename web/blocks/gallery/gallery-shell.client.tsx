"use client";

import { lazy, Suspense } from "react";
import type { GalleryToolsProps } from "./gallery-tools.client.tsx";

const GalleryTools = lazy(() => import("./gallery-tools.client.tsx"));

/** Loads the gallery's script lazily, on pages that have a gallery. */
export function GalleryShell(props: GalleryToolsProps) {
  return (
    <Suspense>
      <GalleryTools {...props} />
    </Suspense>
  );
}
