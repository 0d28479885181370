import type { BrowserContext } from "@playwright/test";

/**
 * Stands for https://www.youtube.com/iframe_api: a `YT.Player` with the few members that
 * `youtube-video-element` calls, as read from that library's source. It says nothing about YouTube itself.
 */
const frameApi = `window.YT = { PlayerState: { PLAYING: 1, PAUSED: 2, ENDED: 0 }, loaded: 1, ready: (then) => then(),
  Player: class {
    constructor(frame, { events = {} } = {}) {
      this.frame = frame;
      setTimeout(() => events.onReady?.({ target: this }), 20);
      this.events = events;
    }
    getIframe() { return this.frame; }
    playVideo() { this.events.onStateChange?.({ target: this, data: 1 }); }
    pauseVideo() { this.events.onStateChange?.({ target: this, data: 2 }); }
    addEventListener(name, listener) { this.events[name] = listener; }
    removeEventListener() {}
    getVolume() { return 100; } setVolume() {} isMuted() { return false; } mute() {} unMute() {}
    getDuration() { return 60; } getCurrentTime() { return 0; } getVideoLoadedFraction() { return 1; }
    getPlaybackRate() { return 1; } setPlaybackRate() {} seekTo() {} getPlayerState() { return 1; } destroy() {}
  } };
window.onYouTubeIframeAPIReady?.();`;

const framePage = `<!doctype html><meta charset="utf-8"><title>YouTube double</title><body><p>Film</p>`;

/** Answers for YouTube's player in this context and returns the addresses that were asked for. */
export async function doubleYouTube(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\/www\.youtube(?:-nocookie)?\.com\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(route.request().url());
    await route.fulfill(
      pathname === "/iframe_api"
        ? { contentType: "text/javascript", body: frameApi }
        : { contentType: "text/html", body: framePage },
    );
  });
  return asked;
}
