"use client";

import { lazy, Suspense } from "react";
import type { FormFacts } from "./enhance-form.client.ts";

const FormStart = lazy(() => import("./form-start.client.tsx"));

/**
 * Loads the form's code lazily, so that only pages with a form load it. Without the lazy import,
 * Next.js would add the code to every page's script.
 */
export function FormShell(facts: FormFacts) {
  return (
    <Suspense>
      <FormStart {...facts} />
    </Suspense>
  );
}
