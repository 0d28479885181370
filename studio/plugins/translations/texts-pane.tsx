import { Spinner } from "@sanity/ui";
import { lazy, Suspense } from "react";

const InterfaceTexts = lazy(async () => ({
  default: (await import("./interface-texts.tsx")).InterfaceTexts,
}));

/** Returns the pane that lists missing and unused interface texts of all languages. */
export const textsPane = (site: string) =>
  function TextsPane() {
    return (
      <Suspense fallback={<Spinner muted />}>
        <InterfaceTexts site={site} />
      </Suspense>
    );
  };
