"use client";

import { lazy, Suspense } from "react";
import { DerivedFieldReasons, type FieldReason } from "./field-reasons.tsx";

const FieldReasons = lazy(async () => ({
  default: (await import("./field-reasons.client.tsx")).FieldReasons,
}));

/**
 * Renders the lines of a problem card (the card that lists a block's problems in draft mode). Their
 * script is loaded only on pages with a card. Only the dynamic route may import this file, because
 * every client component that the static route imports is in every visitor's script.
 */
export function FieldReasonsShell({ reasons }: { reasons: readonly FieldReason[] }) {
  return (
    <Suspense fallback={<DerivedFieldReasons reasons={reasons} />}>
      <FieldReasons reasons={reasons} />
    </Suspense>
  );
}
