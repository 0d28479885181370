"use client";

import { useLayoutEffect } from "react";

/**
 * Applies the text fonts at once (`data-faces`, tokens.css). An error page may be rendered in the
 * browser, where the script that applies them in steps (layout/color-scheme.ts) does not run.
 */
export function ApplyFaces() {
  useLayoutEffect(() => {
    document.documentElement.dataset["faces"] = "";
  }, []);
  return null;
}
