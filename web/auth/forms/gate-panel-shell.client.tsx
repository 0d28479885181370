"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { GatePanelProps } from "./gate-panel.client.tsx";

const GatePanel = lazy(async () => ({
  default: (await import("./gate-panel.client.tsx")).GatePanel,
}));

/**
 * The gate's button, loaded by pages with a closed gate: what the site's server code imports is in the script of
 * every page. `children` is the link that stands for it without script.
 */
export function GatePanelShell({ children, ...panel }: GatePanelProps & { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <GatePanel {...panel} />
    </Suspense>
  );
}
