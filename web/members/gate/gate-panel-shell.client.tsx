"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { PromptProps } from "./prompt.client.tsx";

const Prompt = lazy(() => import("./prompt.client.tsx"));

/**
 * Loads the prompt only on pages with a closed gate. A static import would put the prompt in every
 * page's script, because server code imports this file. `children` is displayed until the prompt
 * has loaded. It can contain a link for visitors without JavaScript.
 */
export function GatePanelShell({ children, ...prompt }: PromptProps & { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Prompt {...prompt} />
    </Suspense>
  );
}
