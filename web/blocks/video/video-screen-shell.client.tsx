"use client";

import { type ComponentType, lazy, Suspense } from "react";
import type { VideoScreenProps } from "./video-screen.client.tsx";

/** Without the façade's code there is a poster, and the link to the film's own page beside it. */
const Poster = ({ children }: VideoScreenProps) => children;

const VideoScreen = lazy<ComponentType<VideoScreenProps>>(() =>
  import("./video-screen.client.tsx").then(
    (loaded) => ({ default: loaded.VideoScreen }),
    () => ({ default: Poster }),
  ),
);

/** The façade, loaded by pages that show a film: what the site's server code imports is in the script of every page. */
export function VideoScreenShell(props: VideoScreenProps) {
  return (
    <Suspense fallback={props.children}>
      <VideoScreen {...props} />
    </Suspense>
  );
}
