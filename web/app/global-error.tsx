"use client";

import { FailureScreen } from "../site/failure-screen.client.tsx";
import "../styles/site.css";

/** As error.tsx, for a failure of the document around the page. */
export default function DocumentFailure({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <FailureScreen retry={reset} />
      </body>
    </html>
  );
}
