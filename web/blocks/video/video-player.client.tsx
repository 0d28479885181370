"use client";

import { type ComponentType, useEffect, useRef } from "react";
import ReactPlayer from "react-player";
import { canPlay } from "react-player/patterns";
import type { playerSettings } from "../../video/player-settings.ts";
import styles from "./video.module.css";

/** What can be wrong with a film once its host was asked. */
export type FilmProblem = "notFound" | "notEmbeddable" | "failed";

/** What the façade tells the player. */
export type VideoPlayerProps = {
  address: string;
  settings: ReturnType<typeof playerSettings>;
  title: string;
  onProblem: (problem: FilmProblem) => void;
};

/** YouTube's error codes: 2 and 100 no such film, 101 and 150 not to be shown elsewhere, 153 no Referer. */
function youtubeProblem(code: unknown): FilmProblem {
  if (code === 2 || code === 100) return "notFound";
  return code === 101 || code === 150 || code === 153 ? "notEmbeddable" : "failed";
}

/** Vimeo's player rejects its own `ready()` by name and raises no event. */
function vimeoProblem(name: unknown): FilmProblem {
  if (name === "NotFoundError") return "notFound";
  return name === "PrivacyError" || name === "PasswordError" ? "notEmbeddable" : "failed";
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);

/**
 * The host's frame is made a moment after its element, so we look for it: to give it a name for screen readers, and
 * to hear Vimeo's refusal, which is no event but the rejection of its player's `ready()`. Answers the way to stop.
 */
function followFrame(
  element: HTMLElement,
  title: string,
  report: (problem: FilmProblem) => void,
): () => void {
  const timer = setInterval(() => {
    const frame = element.shadowRoot?.querySelector("iframe");
    if (!frame) return;
    clearInterval(timer);
    frame.title = title;
    const api: unknown = "api" in element ? element.api : null;
    if (typeof api !== "object" || api === null || !("ready" in api)) return;
    if (typeof api.ready !== "function") return;
    Promise.resolve(api.ready()).catch((error: unknown) => report(vimeoProblem(nameOf(error))));
  }, 50);
  return () => clearInterval(timer);
}

function VideoPlayer({ address, settings, title, onProblem }: VideoPlayerProps) {
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    return film.current ? followFrame(film.current, title, onProblem) : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the element is one for the player's life
  }, []);

  return (
    <ReactPlayer
      ref={film}
      src={address}
      {...settings}
      width="100%"
      height="100%"
      className={styles.film}
      onError={(event) => {
        const { error } = event.currentTarget;
        onProblem(youtubeProblem(error?.code));
      }}
    />
  );
}

const registered = new Set<string>();

/**
 * Loads the host's element and registers it before anything is shown. react-player's own way (a lazy element) begins
 * to load it while React is still rendering: the first request then went out without `dnt`, and YouTube's ready and
 * error events were never heard.
 */
export async function loadPlayer(
  host: "vimeo" | "youtube",
): Promise<ComponentType<VideoPlayerProps>> {
  if (!registered.has(host)) {
    const { default: player } = await (host === "vimeo"
      ? import("vimeo-video-element/react")
      : import("youtube-video-element/react"));
    // @ts-expect-error -- the elements are what react-player itself loads here, but its type asks for a video element's props
    ReactPlayer.addCustomPlayer?.({ key: host, name: host, canPlay: canPlay[host], player });
    registered.add(host);
  }
  return VideoPlayer;
}
