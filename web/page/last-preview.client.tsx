"use client";

import { type ReactNode, useState } from "react";
import { RefreshWhenServed } from "../editors/composing/refresh-when-served.client.tsx";

/**
 * Displays a preview, and goes on displaying it while a later rendering of the same page fails because the content
 * service can't be reached: the editor may be typing in it. Give it the page's address as `key`. [COMP-6]
 */
export function LastPreview({ isFailing, children }: { isFailing: boolean; children: ReactNode }) {
  const [preview, setPreview] = useState(isFailing ? null : children);
  if (!isFailing && preview !== children) setPreview(children);
  const isEarlier = isFailing && preview !== null;
  return (
    <>
      {isEarlier ? preview : children}
      {isEarlier ? <RefreshWhenServed /> : null}
    </>
  );
}
