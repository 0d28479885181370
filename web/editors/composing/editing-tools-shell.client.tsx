"use client";

import { lazy, Suspense } from "react";
import type { EditingToolsProps } from "./editing-tools.client.tsx";

const EditingTools = lazy(async () => ({
  default: (await import("./editing-tools.client.tsx")).EditingTools,
}));

/**
 * Loads the editing tools lazily, so that only draft mode loads them. A direct import would put
 * them into the script of the dynamic route, which members load too.
 */
export function EditingToolsShell(props: EditingToolsProps) {
  return (
    <Suspense>
      <EditingTools {...props} />
    </Suspense>
  );
}
