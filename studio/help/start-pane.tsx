import { Spinner } from "@sanity/ui";
import { lazy, Suspense } from "react";

const StartHere = lazy(async () => ({ default: (await import("./start-here.tsx")).StartHere }));

/** The pane behind “Start here”, whose parts come when somebody opens it. */
export function StartPane() {
  return (
    <Suspense fallback={<Spinner muted />}>
      <StartHere />
    </Suspense>
  );
}
