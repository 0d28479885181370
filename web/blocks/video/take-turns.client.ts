"use client";

/** Videos that are playing. The value is true if the video yields: it pauses when another one starts. */
const playing = new Map<HTMLMediaElement, boolean>();

function stopOthers(media: HTMLMediaElement): void {
  for (const [other, yields] of playing) {
    // The custom elements for Vimeo and YouTube return a promise from `pause`, unlike a native
    // `<video>`. If the promise rejects, the video keeps playing, which is acceptable.
    if (other !== media && yields) void Promise.resolve(other.pause()).catch(() => undefined);
  }
}

/**
 * Pauses the page's other videos when `media` starts, whatever their hosts [VID-4]. A video is paused only if it was
 * passed here with `yields`. If `yields` is true, `media` itself pauses when another video starts. Vimeo's own
 * `autopause` covers only Vimeo's videos and needs cookies. Returns a function that stops this behavior.
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
