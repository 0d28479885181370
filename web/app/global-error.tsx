"use client";

import { LazyFailureScreen } from "../site/lazy-failure-screen.client.tsx";
import "../styles/site.css";

/**
 * As error.tsx, for a failure of the document around the page. It saves bytes, too: Next's own, which stands in
 * every page's script where a site has none, is 2 kB (gzip) larger.
 */
export default function DocumentFailure({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <LazyFailureScreen retry={reset} />
      </body>
    </html>
  );
}
