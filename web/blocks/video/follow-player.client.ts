"use client";
import type { VideoAddress } from "@marquee/schemas/types";
import { type VideoProblem, vimeoProblem, youtubeProblem } from "./video-problem.ts";

/** Timeout for a host's player to respond, in ms: no host raises an event when its page can't be reached. */
const PATIENCE = 20_000;

/** Interval of messages to YouTube's iframe, in ms. */
const MESSAGE_INTERVAL = 1_000;

/** Errors already displayed to the visitor. The libraries reject other promises with the same errors. */
const reported = new WeakSet<object>();

const isFailedScript = (reason: unknown) =>
  reason instanceof Event && reason.target instanceof HTMLScriptElement;

addEventListener("unhandledrejection", (event) => {
  const reason: unknown = event.reason;
  if (typeof reason !== "object" || reason === null) return;
  // If YouTube's script is blocked, only its error codes are missing: the video plays in its iframe.
  if (reported.has(reason) || isFailedScript(reason)) event.preventDefault();
});

/** Reports errors of Vimeo's player, which raises no event but rejects its `ready()`. */
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
 * Reports a YouTube iframe that does not respond. Its player responds to YouTube's script. If the script is blocked, it
 * responds to a `listening` message. That message is not sent while the script is present: the player would stop
 * responding to the script.
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
 * Watches a video element: passes on the host's iframe when it exists, and reports errors. Returns a function that
 * stops watching.
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
  // The elements raise `loadstart` immediately before they create the iframe, in the same task.
  const takeFrameSoon = () => queueMicrotask(takeFrame);
  media.addEventListener("loadstart", takeFrameSoon, { signal });
  media.addEventListener("error", () => onProblem(youtubeProblem(media.error?.code)), { signal });
  takeFrame();
  return () => ended.abort();
}
