"use client";

import { lazy, Suspense } from "react";
import type { FormFacts } from "../forms/enhance-form.client.ts";
import type { CountdownFacts } from "./countdown/count-down.client.ts";
import type { GalleryToolsProps } from "./gallery/gallery-tools.client.tsx";

const CountdownStart = lazy(() => import("./countdown/countdown-start.client.tsx"));
const FormStart = lazy(() => import("../forms/form-start.client.tsx"));
const GalleryTools = lazy(() => import("./gallery/gallery-tools.client.tsx"));

/**
 * Loads the code of a countdown, a form or a gallery lazily, so that only pages with such a block
 * load it. Without the lazy import, Next.js would add the code to every page's script. They share
 * this component, because each component of its own would add to every page's script.
 */
export function StartShell(facts: CountdownFacts | FormFacts | GalleryToolsProps) {
  return (
    <Suspense>
      {"words" in facts ? (
        <GalleryTools {...facts} />
      ) : "texts" in facts ? (
        <FormStart {...facts} />
      ) : (
        <CountdownStart {...facts} />
      )}
    </Suspense>
  );
}
