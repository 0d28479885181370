"use client";
import { type FilmProblem, vimeoProblem, youtubeProblem } from "./film-problem.ts";

/** Vimeo says nothing at all when its page can't be reached. In ms. */
const PATIENCE = 20_000;

/** Errors that were told to the visitor: the libraries' other promises fail with the same ones. */
const told = new WeakSet<object>();

const isFailedScript = (reason: unknown) =>
  reason instanceof Event && reason.target instanceof HTMLScriptElement;

addEventListener("unhandledrejection", (event) => {
  const reason: unknown = event.reason;
  if (typeof reason !== "object" || reason === null) return;
  // A blocked script of YouTube's costs its error codes only: the film plays in its own frame.
  if (told.has(reason) || isFailedScript(reason)) event.preventDefault();
});

/** Vimeo's player refuses by no event but the rejection of its own `ready()`. */
function hearVimeo(film: HTMLMediaElement, onProblem: (problem: FilmProblem) => void): () => void {
  const api: unknown = "api" in film ? film.api : null;
  if (typeof api !== "object" || api === null) return () => undefined;
  if (!("ready" in api) || typeof api.ready !== "function") return () => undefined;
  const silence = setTimeout(() => onProblem("failed"), PATIENCE);
  const stop = () => clearTimeout(silence);
  Promise.resolve(api.ready()).then(stop, (error: unknown) => {
    stop();
    if (typeof error === "object" && error !== null) told.add(error);
    onProblem(vimeoProblem(error instanceof Error ? error.name : undefined));
  });
  return stop;
}

/** What is to be done with a film's frame, and with what is wrong. */
type Follower = {
  onFrame: (frame: HTMLIFrameElement) => void;
  onProblem: (problem: FilmProblem) => void;
};

/**
 * Follows a film from the moment its element is in the page: hands over the host's frame once it is made, and tells
 * what is wrong. Answers the function that ends it.
 */
export function followFilm(film: HTMLMediaElement, { onFrame, onProblem }: Follower): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const takeFrame = () => {
    const frame = film.shadowRoot?.querySelector("iframe");
    if (!frame || signal.aborted) return;
    film.removeEventListener("loadstart", takeFrameSoon);
    onFrame(frame);
    signal.addEventListener("abort", hearVimeo(film, onProblem));
  };
  // The elements raise `loadstart` right before they make the frame, in one go.
  const takeFrameSoon = () => queueMicrotask(takeFrame);
  film.addEventListener("loadstart", takeFrameSoon, { signal });
  film.addEventListener("error", () => onProblem(youtubeProblem(film.error?.code)), { signal });
  takeFrame();
  return () => ended.abort();
}
