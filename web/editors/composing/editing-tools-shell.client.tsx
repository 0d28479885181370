"use client";

import { lazy, Suspense } from "react";
import type { EditingToolsProps } from "./editing-tools.client.tsx";

const EditingTools = lazy(async () => ({
  default: (await import("./editing-tools.client.tsx")).EditingTools,
}));

/** Loads the editing tools on demand, in draft mode only: members load this page's script too. */
export function EditingToolsShell(props: EditingToolsProps) {
  return (
    <Suspense>
      <EditingTools {...props} />
    </Suspense>
  );
}
