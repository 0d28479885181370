"use client";

/** The films of the page that play at this moment, and whether each stops for another. */
const playing = new Map<HTMLMediaElement, boolean>();

function stopOthers(film: HTMLMediaElement): void {
  for (const [other, yields] of playing) {
    // The elements promise to pause, unlike the browser's own; a promise they can't keep is no one's concern.
    if (other !== film && yields) void Promise.resolve(other.pause()).catch(() => undefined);
  }
}

/**
 * Lets a film stop the others of the page when it begins, whatever their host, and stop for them if it `yields`
 * [VID-4]. Vimeo's own `autopause` knows only Vimeo's films, and needs cookies. Answers the function that ends it.
 */
export function takeTurns(film: HTMLMediaElement, yields: boolean): () => void {
  const ended = new AbortController();
  const begin = () => {
    stopOthers(film);
    playing.set(film, yields);
  };
  const rest = () => playing.delete(film);
  film.addEventListener("playing", begin, { signal: ended.signal });
  film.addEventListener("pause", rest, { signal: ended.signal });
  film.addEventListener("ended", rest, { signal: ended.signal });
  return () => {
    rest();
    ended.abort();
  };
}
