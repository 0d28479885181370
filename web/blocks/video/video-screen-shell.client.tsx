"use client";

import { type ComponentType, lazy, Suspense } from "react";
import type { VideoScreenProps } from "./video-screen.client.tsx";

/**
 * Class names are props, because importing the stylesheet here would add all its class names to
 * every page's script.
 */
type Classes = { screen: string | undefined; about: string | undefined };

/** Fallback while `VideoScreen` loads, and if loading fails: the poster, and the link to the video at its host. */
const Poster = ({ aspect, about, children, classes }: VideoScreenProps & { classes: Classes }) => (
  <>
    <div className={classes.screen} style={{ aspectRatio: aspect }}>
      {children}
    </div>
    <div className={classes.about}>{about}</div>
  </>
);

const VideoScreen = lazy<ComponentType<VideoScreenProps & { classes: Classes }>>(() =>
  import("./video-screen.client.tsx").then(
    (loaded) => ({ default: loaded.VideoScreen }),
    () => ({ default: Poster }),
  ),
);

/**
 * Loads `VideoScreen` lazily, so that only pages with a video load its code. Without the lazy
 * import, Next.js would add the code to every page's script.
 */
export function VideoScreenShell(props: VideoScreenProps & { classes: Classes }) {
  return (
    // While the page is streamed, the fallback and the screen are both in the document, so `about` and its heading's id
    // may be in one of them only.
    <Suspense fallback={<Poster {...props} about={null} />}>
      <VideoScreen {...props} />
    </Suspense>
  );
}
