import { Spinner } from "@sanity/ui";
import { lazy, Suspense } from "react";

const StartHere = lazy(async () => ({ default: (await import("./start-here.tsx")).StartHere }));

/** The “Get started” pane. Its code is loaded when the pane is opened. */
export function StartPane() {
  return (
    <Suspense fallback={<Spinner muted />}>
      <StartHere />
    </Suspense>
  );
}
