"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { DoorProps } from "./door.client.tsx";

const Door = lazy(async () => ({
  default: (await import("./door.client.tsx")).Door,
}));

/**
 * Loads a closed gate's prompt only on pages that have one: client components that server code imports are in every
 * page's script. `children` is the link without JavaScript.
 */
export function GatePanelShell({ children, ...door }: DoorProps & { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Door {...door} />
    </Suspense>
  );
}
