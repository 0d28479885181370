"use client";
import type { VideoAddress } from "@marquee/schemas/types";
import { type VideoProblem, vimeoProblem, youtubeProblem } from "./video-problem.ts";

/**
 * Timeout for a host's player to respond, in ms. It is needed because no event reports that a host's page
 * can't be reached.
 */
const PATIENCE = 20_000;

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

/**
 * Reports errors of Vimeo's player. The player raises no error event, but rejects the promise that its `ready()`
 * returns.
 */
function watchVimeo(
  media: HTMLMediaElement,
  onProblem: (problem: VideoProblem) => void,
): () => void {
  const api: unknown = "api" in media ? media.api : null;
  if (typeof api !== "object" || api === null) return () => undefined;
  if (!("ready" in api) || typeof api.ready !== "function") return () => undefined;
  const timeout = setTimeout(() => onProblem("failed"), PATIENCE);
  const stop = () => clearTimeout(timeout);
  Promise.resolve(api.ready()).then(stop, (error: unknown) => {
    stop();
    if (typeof error === "object" && error !== null) reported.add(error);
    onProblem(vimeoProblem(error instanceof Error ? error.name : undefined));
  });
  return stop;
}

/**
 * Reports a YouTube iframe that does not respond. Normally the iframe responds to YouTube's script.
 * If that script is blocked, this function sends `listening` messages, to which the iframe
 * responds. While YouTube's script is present, this function sends no messages, because they would
 * stop the iframe from responding to the script.
 */
function watchYouTube(
  media: HTMLMediaElement,
  frame: HTMLIFrameElement,
  onProblem: (problem: VideoProblem) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const stop = () => ended.abort();
  const timeout = setTimeout(() => {
    stop();
    onProblem("failed");
  }, PATIENCE);
  const asking = setInterval(() => {
    const hasScript = "api" in media && media.api !== null;
    if (!hasScript) frame.contentWindow?.postMessage('{"event":"listening"}', "*");
  }, MESSAGE_INTERVAL);
  signal.addEventListener("abort", () => {
    clearTimeout(timeout);
    clearInterval(asking);
  });
  media.addEventListener("loadcomplete", stop, { signal });
  const hear = ({ source }: MessageEvent) => {
    if (source === frame.contentWindow) stop();
  };
  addEventListener("message", hear, { signal });
  return stop;
}

type Follower = {
  host: VideoAddress["host"];
  onFrame: (frame: HTMLIFrameElement) => void;
  onProblem: (problem: VideoProblem) => void;
};

/**
 * Watches a video element: calls `onFrame` when the host's iframe exists, and `onProblem` on errors. Returns a function
 * that stops watching.
 */
export function followPlayer(
  media: HTMLMediaElement,
  { host, onFrame, onProblem }: Follower,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const takeFrame = () => {
    const frame = media.shadowRoot?.querySelector("iframe");
    if (!frame || signal.aborted) return;
    media.removeEventListener("loadstart", takeFrameSoon);
    onFrame(frame);
    const stopHearing =
      host === "vimeo" ? watchVimeo(media, onProblem) : watchYouTube(media, frame, onProblem);
    signal.addEventListener("abort", stopHearing);
  };
  // The custom elements for Vimeo and YouTube raise `loadstart` just before they create the iframe,
  // so the iframe exists in the next microtask.
  const takeFrameSoon = () => queueMicrotask(takeFrame);
  media.addEventListener("loadstart", takeFrameSoon, { signal });
  media.addEventListener("error", () => onProblem(youtubeProblem(media.error?.code)), { signal });
  takeFrame();
  return () => ended.abort();
}
