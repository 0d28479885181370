import type { Block, VideoAddress } from "@marquee/schemas/types";

/** The nine settings of a video block [VID-4]. */
export type VideoSettings = Block<"video">["settings"];

/**
 * The settings as react-player takes them. What its elements read from attributes are props; the rest goes into the
 * address through `config`, by the host's own parameter names. `muted` must be said twice: as a prop it is applied
 * only once the player is up, too late for a browser that allows only silent films to begin by themselves.
 */
export function playerSettings(settings: VideoSettings, film: VideoAddress, isAutoplay: boolean) {
  const muted = settings.muted || isAutoplay;
  return {
    controls: settings.controls,
    // The façade was pressed, or the editor's autoplay is allowed: either way the film begins at once.
    autoPlay: true,
    loop: settings.loop,
    muted,
    playsInline: settings.playsInline,
    config: {
      vimeo: {
        dnt: true,
        autopause: settings.autopause,
        // An absent parameter is a yes to Vimeo, and the element leaves out what is off.
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
        // The element's own default forces captions on for everyone.
        cc_load_policy: 0,
        ...(film.start === null ? {} : { start: film.start }),
      },
    },
  } as const;
}
