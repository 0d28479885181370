"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { PromptProps } from "./prompt.client.tsx";

const Prompt = lazy(async () => ({
  default: (await import("./prompt.client.tsx")).Prompt,
}));

/**
 * Loads a closed gate's prompt only on pages that have one. A static import would put the prompt in every page's
 * script, because server code imports this file. `children` is the link without JavaScript.
 */
export function GatePanelShell({ children, ...prompt }: PromptProps & { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Prompt {...prompt} />
    </Suspense>
  );
}
