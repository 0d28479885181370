import type { Block, VideoAddress } from "@marquee/schemas/types";

/** The nine settings of a video block [VID-4]. */
export type VideoSettings = Block<"video">["settings"];

/**
 * Converts the settings to react-player's props. Attributes of its elements are props; the rest is passed in `config`,
 * by the host's own parameter names. `muted` is passed in both: the prop is applied only when the player is ready,
 * which is too late for browsers that only allow muted autoplay.
 */
export function playerSettings(settings: VideoSettings, film: VideoAddress, isAutoplay: boolean) {
  const muted = settings.muted || isAutoplay;
  return {
    controls: settings.controls,
    // The visitor pressed play or autoplay is allowed, so the video always starts at once.
    autoPlay: true,
    loop: settings.loop,
    muted,
    playsInline: settings.playsInline,
    config: {
      vimeo: {
        dnt: true,
        autopause: settings.autopause,
        // Vimeo treats an absent parameter as true, and the element omits props that are false.
        playsinline: settings.playsInline,
        transparent: settings.transparent,
        keyboard: settings.keyboard,
        pip: settings.pictureInPicture,
        muted,
        ...(film.start === null ? {} : { start_time: film.start }),
      },
      youtube: {
        disablekb: settings.keyboard ? 0 : 1,
        mute: muted ? 1 : 0,
        // The element's default turns captions on for everyone.
        cc_load_policy: 0,
        ...(film.start === null ? {} : { start: film.start }),
      },
    },
  } as const;
}
