import type { Block, VideoAddress } from "@marquee/schemas/types";

/** The nine settings of a video block [VID-4]. */
export type VideoSettings = Block<"video">["settings"];

/**
 * Converts the settings to react-player's props. Settings that the player's elements support as attributes are passed
 * as props. The others are in `config`, under the host's own parameter names. `muted` is in both: the prop takes effect
 * only when the player is ready, which is too late in browsers that allow only muted autoplay.
 */
export function playerSettings(settings: VideoSettings, film: VideoAddress, isAutoplay: boolean) {
  const muted = settings.muted || isAutoplay;
  return {
    controls: settings.controls,
    // Always true, because the player is rendered only after the visitor pressed play or autoplay was allowed.
    autoPlay: true,
    loop: settings.loop,
    muted,
    playsInline: settings.playsInline,
    config: {
      vimeo: {
        dnt: true,
        autopause: settings.autopause,
        // Repeats the `playsInline` prop, because react-player's Vimeo element omits props that are
        // false, and Vimeo treats an absent parameter as true.
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
        // Off, because react-player's YouTube element turns captions on for everyone by default.
        cc_load_policy: 0,
        ...(film.start === null ? {} : { start: film.start }),
      },
    },
  } as const;
}
