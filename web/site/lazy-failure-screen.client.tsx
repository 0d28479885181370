"use client";

import { lazy, Suspense } from "react";

const FailureScreen = lazy(async () => ({
  default: (await import("./failure-screen.client.tsx")).FailureScreen,
}));

/** The failure screen, loaded when there is a failure: error files are part of every page's script. */
export function LazyFailureScreen({ retry }: { retry: () => void }) {
  return (
    <Suspense>
      <FailureScreen retry={retry} />
    </Suspense>
  );
}
