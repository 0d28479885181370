"use client";

import { lazy, Suspense } from "react";
import type { EditingToolsProps } from "./editing-tools.client.tsx";

const EditingTools = lazy(async () => ({
  default: (await import("./editing-tools.client.tsx")).EditingTools,
}));

/** What editors compose a page with, loaded in draft mode alone: members load this page's script too. */
export function EditingToolsShell(props: EditingToolsProps) {
  return (
    <Suspense>
      <EditingTools {...props} />
    </Suspense>
  );
}
