"use client";

import { lazy, Suspense } from "react";
import "../design/theme/site.css";

const FailureScreen = lazy(async () => ({
  default: (await import("../design/layout/failure-screen.client.tsx")).FailureScreen,
}));

/**
 * Shown when a page can't be rendered and no cached version exists. Status 500. [PAGE-9] The screen is loaded on
 * failure, because error files are part of every page's script. Next.js' own error page is 2 kB (gzip) larger.
 */
export default function Failure() {
  return (
    <html lang="en" data-faces="">
      <body>
        <Suspense>
          <FailureScreen />
        </Suspense>
      </body>
    </html>
  );
}
