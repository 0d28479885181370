"use client";

import { type ReactNode, useState } from "react";
import { RefreshWhenServed } from "../editors/composing/refresh-when-served.client.tsx";

/** Why a preview is not displayed: its content can't be read now, or it has a fault of its own. */
export type PreviewFault = "unavailable" | "faulty";

type LastPreviewProps = {
  /** What the editor has chosen to see: perspective, person, date. */
  view: string;
  fault: PreviewFault | null;
  /** The page, or the card that names the fault. */
  children: ReactNode;
};

/**
 * Displays a preview, and goes on displaying it while a later rendering of the same page in the same view fails because
 * the content service can't be reached: the editor may be typing in it. Give it the page's address as `key`. [COMP-6]
 */
export function LastPreview({ view, fault, children }: LastPreviewProps) {
  const current = { view, page: children };
  const [last, setLast] = useState(fault === null ? current : null);
  if (fault === null && (last?.page !== children || last?.view !== view)) setLast(current);
  const earlier = fault === "unavailable" && last?.view === view ? last : null;
  return (
    <>
      {earlier === null ? children : earlier.page}
      {earlier === null ? null : <RefreshWhenServed />}
    </>
  );
}
