"use client";

import { type ComponentType, lazy, Suspense } from "react";
import styles from "./video.module.css";
import type { VideoScreenProps } from "./video-screen.client.tsx";

/** Until the façade's code is there, or without it: the poster, and the link to the film's own page beside it. */
const Poster = ({ aspect, about, children }: VideoScreenProps) => (
  <>
    <div className={styles.screen} style={{ aspectRatio: aspect }}>
      {children}
    </div>
    <div className={styles.about}>{about}</div>
  </>
);

const VideoScreen = lazy<ComponentType<VideoScreenProps>>(() =>
  import("./video-screen.client.tsx").then(
    (loaded) => ({ default: loaded.VideoScreen }),
    () => ({ default: Poster }),
  ),
);

/** The façade, loaded by pages that show a film: what the site's server code imports is in the script of every page. */
export function VideoScreenShell(props: VideoScreenProps) {
  return (
    <Suspense fallback={<Poster {...props} />}>
      <VideoScreen {...props} />
    </Suspense>
  );
}
