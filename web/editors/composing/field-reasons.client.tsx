"use client";

import { type MouseEvent, useEffect, useSyncExternalStore } from "react";
import {
  type Description,
  type FieldReason,
  FieldReasonLine,
} from "../../blocks/field-reasons.tsx";
import { descriptionOf, previewProblems } from "./preview-problems.client.ts";

const nothing: ReadonlyMap<string, Description> = new Map();

/**
 * Renders the lines of a problem card. Each line names a field and the reason why the field is
 * invalid. In the studio's preview, the lines contain the studio's texts, and their links open the
 * form beside the page.
 */
export function FieldReasons({ reasons }: { reasons: readonly FieldReason[] }) {
  const { subscribe, descriptions, add, open } = previewProblems;
  const described = useSyncExternalStore(subscribe, descriptions, () => nothing);
  useEffect(() => add(reasons.map(({ problem }) => problem)), [add, reasons]);
  return reasons.map((reason) => {
    const { problem, field } = reason;
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
