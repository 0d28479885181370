"use client";
import type { VideoAddress } from "@marquee/schemas/types";
import { type VideoProblem, vimeoProblem, youtubeProblem } from "./video-problem.ts";

/**
 * Timeout for a host's player to respond, in ms, while its page is loading, and since it has loaded. They are needed
 * because no event reports that a host's page can't be reached: browsers load an error page instead.
 */
const PATIENCE = { loading: 20_000, loaded: 6_000 };

/** Interval of messages to YouTube's iframe, in ms. */
const MESSAGE_INTERVAL = 1_000;

/**
 * Errors that were already reported to the visitor. The players' libraries reject further promises with the same
 * errors. The browser must not log those rejections.
 */
const reported = new WeakSet<object>();

const isFailedScript = (reason: unknown) =>
  reason instanceof Event && reason.target instanceof HTMLScriptElement;

addEventListener("unhandledrejection", (event) => {
  const reason: unknown = event.reason;
  if (typeof reason !== "object" || reason === null) return;
  // Prevents the log entry of an error that was already reported, or of a blocked YouTube script.
  // Without that script, the video still plays, and only YouTube's error codes are missing.
  if (reported.has(reason) || isFailedScript(reason)) event.preventDefault();
});

/** Calls `onSilence` if a host's frame does not respond in time. Returns a function that ends the wait. */
function limitSilence(frame: HTMLIFrameElement, onSilence: () => void): () => void {
  let timeout = setTimeout(onSilence, PATIENCE.loading);
  const handleLoad = () => {
    clearTimeout(timeout);
    timeout = setTimeout(onSilence, PATIENCE.loaded);
  };
  frame.addEventListener("load", handleLoad, { once: true });
  return () => {
    clearTimeout(timeout);
    frame.removeEventListener("load", handleLoad);
  };
}

/**
 * Reports that Vimeo's player is ready, or its error. The player raises no error event, but rejects the promise that its
 * `ready()` returns.
 */
function watchVimeo(
  media: HTMLMediaElement,
  frame: HTMLIFrameElement,
  { onReady, onProblem }: Follower,
): () => void {
  const api: unknown = "api" in media ? media.api : null;
  if (
    typeof api !== "object" ||
    api === null ||
    !("ready" in api) ||
    typeof api.ready !== "function"
  ) {
    onReady();
    return () => undefined;
  }
  const stop = limitSilence(frame, () => onProblem("failed"));
  Promise.resolve(api.ready()).then(
    () => {
      stop();
      return onReady();
    },
    (error: unknown) => {
      stop();
      if (typeof error === "object" && error !== null) reported.add(error);
      onProblem(vimeoProblem(error instanceof Error ? error.name : undefined));
    },
  );
  return stop;
}

/**
 * Reports that YouTube's iframe responds, or that it does not. Normally the iframe responds to YouTube's script.
 * If that script is blocked, this function sends `listening` messages, to which the iframe
 * responds. While YouTube's script is present, this function sends no messages, because they would
 * stop the iframe from responding to the script.
 */
function watchYouTube(
  media: HTMLMediaElement,
  frame: HTMLIFrameElement,
  { onReady, onProblem }: Follower,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const stop = () => ended.abort();
  const stopWaiting = limitSilence(frame, () => {
    stop();
    onProblem("failed");
  });
  const messages = setInterval(() => {
    const hasScript = "api" in media && media.api !== null;
    if (!hasScript) frame.contentWindow?.postMessage('{"event":"listening"}', "*");
  }, MESSAGE_INTERVAL);
  signal.addEventListener("abort", () => {
    stopWaiting();
    clearInterval(messages);
  });
  const handleResponse = () => {
    stop();
    onReady();
  };
  const handleMessage = ({ source }: MessageEvent) => {
    if (source === frame.contentWindow) handleResponse();
  };
  media.addEventListener("loadcomplete", handleResponse, { signal });
  addEventListener("message", handleMessage, { signal });
  return stop;
}

type Follower = {
  host: VideoAddress["host"];
  onFrame: (frame: HTMLIFrameElement) => void;
  /** Called when the host's player responds for the first time. */
  onReady: () => void;
  onProblem: (problem: VideoProblem) => void;
};

/**
 * Watches a video element: calls `onFrame` when the host's iframe exists, `onReady` when the player in it responds, and
 * `onProblem` on errors. Returns a function that stops watching.
 */
export function followPlayer(media: HTMLMediaElement, follower: Follower): () => void {
  const { host, onFrame, onProblem } = follower;
  const ended = new AbortController();
  const { signal } = ended;
  const takeFrame = () => {
    const frame = media.shadowRoot?.querySelector("iframe");
    if (!frame || signal.aborted) return;
    media.removeEventListener("loadstart", takeFrameSoon);
    onFrame(frame);
    const stopWatching =
      host === "vimeo" ? watchVimeo(media, frame, follower) : watchYouTube(media, frame, follower);
    signal.addEventListener("abort", stopWatching);
  };
  // The custom elements for Vimeo and YouTube raise `loadstart` just before they create the iframe,
  // so the iframe exists in the next microtask.
  const takeFrameSoon = () => queueMicrotask(takeFrame);
  media.addEventListener("loadstart", takeFrameSoon, { signal });
  media.addEventListener("error", () => onProblem(youtubeProblem(media.error?.code)), { signal });
  takeFrame();
  return () => ended.abort();
}
