"use client";

import { type ComponentType, lazy, Suspense } from "react";
import type { VideoScreenProps } from "./video-screen.client.tsx";

/** Names of classes, handed down: a style sheet imported here would put the names of all its classes on every page. */
type Classes = { screen: string | undefined; about: string | undefined };

/** Until the façade's code is there, or without it: the poster, and the link to the film's own page beside it. */
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

/** The façade, loaded by pages that show a film: what the site's server code imports is in the script of every page. */
export function VideoScreenShell(props: VideoScreenProps & { classes: Classes }) {
  return (
    <Suspense fallback={<Poster {...props} />}>
      <VideoScreen {...props} />
    </Suspense>
  );
}
