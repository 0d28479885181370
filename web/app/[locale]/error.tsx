"use client";

import { LazyFailureScreen } from "../../site/lazy-failure-screen.client.tsx";

/** A page that could not be made, with nothing kept to show instead. Status 500. */
export default function PageFailure({ reset }: { reset: () => void }) {
  return <LazyFailureScreen retry={reset} />;
}
