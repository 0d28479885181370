"use client";

import { lazy, Suspense } from "react";
import "../design/theme/site.css";

const FailureScreen = lazy(async () => ({
  default: (await import("../design/layout/error/failure-screen.client.tsx")).FailureScreen,
}));

/**
 * Shown when a page can't be rendered and no cached version exists. Status 500. [PAGE-9] This file is part of every
 * page's script, so it loads the screen only on failure. Without this file, every page would contain Next.js' own
 * error page, whose script is 2 kB (gzip) larger.
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
