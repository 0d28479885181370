"use client";

import type { VideoAddress } from "@marquee/schemas/types";
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import ReactPlayer from "react-player";
import { canPlay } from "react-player/patterns";
import { track } from "../../runtime/consent/track.client.ts";
import { playerAddress } from "../../design/video/video-address.ts";
import { playerSettings, type VideoSettings } from "../../design/video/player-settings.ts";
import type { VideoProblem } from "./video-problem.ts";
import { followPlayer } from "./follow-player.client.ts";
import { takeTurns } from "./take-turns.client.ts";
import styles from "./video.module.css";

export type VideoPlayerProps = {
  video: VideoAddress;
  settings: VideoSettings;
  /** True if the video starts because of the editor's autoplay setting, not because of a click. */
  isAutoplay: boolean;
  title: string;
  labels: Record<"pause" | "resume", string>;
  /** Called when the host's iframe is in the page. */
  onFrame: (frame: HTMLIFrameElement) => void;
  /** Called when the host's player responds for the first time. Until then its iframe may be empty or an error page. */
  onReady: () => void;
  onProblem: (problem: VideoProblem) => void;
};

/**
 * Sets the iframe's title, and removes the permission for picture-in-picture if `pictureInPicture`
 * is false.
 */
function prepareFrame(frame: HTMLIFrameElement, title: string, pictureInPicture: boolean): void {
  frame.title = title;
  // YouTube has no parameter for picture-in-picture, so only the iframe's `allow` attribute can forbid it.
  if (!pictureInPicture) frame.allow = frame.allow.replace(/;?\s*picture-in-picture/, "");
}

/** A pause button for videos without the host's controls: WCAG 2.2.2 requires a way to stop moving content. */
function PauseButton({
  media,
  labels,
}: {
  media: HTMLMediaElement | null;
  labels: VideoPlayerProps["labels"];
}) {
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (!media) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    media.addEventListener("playing", () => setPlaying(true), { signal });
    media.addEventListener("pause", () => setPlaying(false), { signal });
    return () => ended.abort();
  }, [media]);
  const change = async () => {
    await (isPlaying ? media?.pause() : media?.play());
  };
  return (
    <button
      type="button"
      className={styles.pause}
      // Ignores errors of the host, because the visitor sees that the video did not change.
      onClick={() => void change().catch(() => undefined)}
    >
      {isPlaying ? labels.pause : labels.resume}
    </button>
  );
}

function VideoPlayer({
  video,
  settings,
  isAutoplay,
  title,
  labels,
  ...callbacks
}: VideoPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState<HTMLMediaElement | null>(null);

  // A layout effect, because the element creates its iframe immediately after it is added to the page.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    setShown(current);
    const stopTurns = takeTurns(current, settings.autopause);
    const stopFollowing = followPlayer(current, {
      host: video.host,
      onReady: callbacks.onReady,
      onProblem: callbacks.onProblem,
      onFrame: (frame) => {
        prepareFrame(frame, title, settings.pictureInPicture);
        callbacks.onFrame(frame);
      },
    });
    const begin = () => track({ event: "video_play", host: video.host, autoplay: isAutoplay });
    current.addEventListener("playing", begin, { once: true });
    return () => {
      current.removeEventListener("playing", begin);
      stopTurns();
      stopFollowing();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the player has the same element for its whole life
  }, []);

  return (
    <>
      <ReactPlayer
        ref={element}
        src={playerAddress(video)}
        {...playerSettings(settings, video, isAutoplay)}
        width="100%"
        height="100%"
        className={styles.video}
      />
      {settings.controls ? null : <PauseButton media={shown} labels={labels} />}
    </>
  );
}

const registered = new Set<string>();

/**
 * Returns the player's component, after loading the custom element for `host` and registering it
 * with react-player. The element replaces react-player's own lazy element, which loads while React
 * is still rendering. With the lazy element, the first request is sent without `dnt`, and YouTube's
 * ready and error events are missed.
 */
export async function loadPlayer(
  host: VideoAddress["host"],
): Promise<ComponentType<VideoPlayerProps>> {
  if (!registered.has(host)) {
    const { default: player } = await (host === "vimeo"
      ? import("vimeo-video-element/react")
      : import("youtube-video-element/react"));
    // @ts-expect-error -- react-player loads the same elements itself, but its type requires a video element's props
    ReactPlayer.addCustomPlayer?.({ key: host, name: host, canPlay: canPlay[host], player });
    registered.add(host);
  }
  return VideoPlayer;
}
