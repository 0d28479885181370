"use client";

import { FailureScreen } from "../../site/failure-screen.client.tsx";

/** A page that could not be made, with nothing kept to show instead. Status 500. */
export default function PageFailure({ reset }: { reset: () => void }) {
  return <FailureScreen retry={reset} />;
}
