import { Spinner } from "@sanity/ui";
import { lazy, Suspense } from "react";

const TrashList = lazy(async () => ({ default: (await import("./trash-list.tsx")).TrashList }));

/** The pane with the deleted documents. Its code is loaded when the pane is opened. */
export function TrashPane() {
  return (
    <Suspense fallback={<Spinner muted />}>
      <TrashList />
    </Suspense>
  );
}
