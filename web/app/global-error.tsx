"use client";

import { lazy, Suspense } from "react";
import "../styles/site.css";

const FailureScreen = lazy(async () => ({
  default: (await import("../site/failure-screen.client.tsx")).FailureScreen,
}));

/**
 * A page that could not be made, with nothing kept to show instead. Status 500. [PAGE-9] One for all, and its screen
 * loaded when there is a failure: error files are part of every page's script. Next's own is 2 kB (gzip) larger.
 */
export default function Failure({ reset }: { reset: () => void }) {
  return (
    <html lang="en" data-faces="">
      <body>
        <Suspense>
          <FailureScreen retry={reset} />
        </Suspense>
      </body>
    </html>
  );
}
