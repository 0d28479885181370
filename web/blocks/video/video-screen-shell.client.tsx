"use client";

import { lazy, Suspense } from "react";
import type { VideoScreenProps } from "./video-screen.client.tsx";

const VideoScreen = lazy(async () => ({
  default: (await import("./video-screen.client.tsx")).VideoScreen,
}));

/** The façade, loaded by pages that show a film: what the site's server code imports is in the script of every page. */
export function VideoScreenShell(props: VideoScreenProps) {
  return (
    <Suspense fallback={props.children}>
      <VideoScreen {...props} />
    </Suspense>
  );
}
