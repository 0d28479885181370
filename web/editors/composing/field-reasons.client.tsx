"use client";

import type { PreviewProblem } from "@marquee/schemas/editing";
import { type MouseEvent, useEffect, useSyncExternalStore } from "react";
import { type Description, type FieldReason, FieldReasonLine } from "./field-reasons.tsx";
import { descriptionOf, previewProblems } from "./preview-problems.client.ts";

const nothing: ReadonlyMap<string, Description> = new Map();
const none: ReadonlySet<PreviewProblem> = new Set();

/**
 * Renders the lines of a problem card. Each line names a field and the reason why the field is
 * invalid. In the studio's preview, the lines contain the studio's texts, and their links open the
 * form beside the page. A line disappears as soon as the editor has typed a valid text, and the card with its last line.
 */
export function FieldReasons({ reasons }: { reasons: readonly FieldReason[] }) {
  const { subscribe, descriptions, corrected, add, open } = previewProblems;
  const solved = useSyncExternalStore(subscribe, corrected, () => none);
  const described = useSyncExternalStore(subscribe, descriptions, () => nothing);
  useEffect(() => add(reasons.map(({ problem }) => problem)), [add, reasons]);
  return reasons.map((reason) => {
    const { problem, field } = reason;
    if (solved.has(problem)) return null;
    const openBeside = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain || !open(problem)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    return (
      <FieldReasonLine
        key={`${field} ${problem.reason}`}
        reason={reason}
        description={descriptionOf(described, problem)}
        onOpen={openBeside}
      />
    );
  });
}
