"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { DoorProps } from "../gate/door.client.tsx";

const Door = lazy(async () => ({
  default: (await import("../gate/door.client.tsx")).Door,
}));

/**
 * A closed gate's door, loaded by pages that have one: what the site's server code imports is in the script of
 * every page. `children` is the link that stands for it without script.
 */
export function GatePanelShell({ children, ...door }: DoorProps & { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Door {...door} />
    </Suspense>
  );
}
