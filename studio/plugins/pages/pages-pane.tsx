import { Spinner } from "@sanity/ui";
import { lazy, Suspense } from "react";

const PagesTable = lazy(async () => ({ default: (await import("./pages-table.tsx")).PagesTable }));

/** Returns the pane with the table of all pages. Its code is loaded when the pane is opened. */
export const pagesPane = (site: string) =>
  function PagesPane() {
    return (
      <Suspense fallback={<Spinner muted />}>
        <PagesTable site={site} />
      </Suspense>
    );
  };
