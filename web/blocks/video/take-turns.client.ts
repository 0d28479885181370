"use client";

/** Videos that are playing, each with whether it pauses for another. */
const playing = new Map<HTMLMediaElement, boolean>();

function stopOthers(media: HTMLMediaElement): void {
  for (const [other, yields] of playing) {
    // Unlike native elements, these return a promise from `pause`; its rejection can be ignored.
    if (other !== media && yields) void Promise.resolve(other.pause()).catch(() => undefined);
  }
}

/**
 * Pauses the page's other videos when this one starts, whatever their hosts, and pauses this one for them if it
 * `yields` [VID-4]. Vimeo's own `autopause` covers only Vimeo's videos and needs cookies. Returns a function that ends
 * it.
 */
export function takeTurns(media: HTMLMediaElement, yields: boolean): () => void {
  const ended = new AbortController();
  const begin = () => {
    stopOthers(media);
    playing.set(media, yields);
  };
  const rest = () => playing.delete(media);
  media.addEventListener("playing", begin, { signal: ended.signal });
  media.addEventListener("pause", rest, { signal: ended.signal });
  media.addEventListener("ended", rest, { signal: ended.signal });
  return () => {
    rest();
    ended.abort();
  };
}
