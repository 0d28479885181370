import type { BrowserContext } from "@playwright/test";
import { youtubeRefusals } from "./films.ts";

/**
 * Test double of https://www.youtube.com/iframe_api: a `YT.Player` with the members that
 * `youtube-video-element` calls, as read from that library's source. It proves nothing about
 * YouTube itself. Tests read the player's state from the attribute `data-state` of its iframe.
 */
const frameApi = `window.YT = { PlayerState: { ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3 }, loaded: 1, ready: (then) => then(),
  Player: class {
    state = -1;
    constructor(frame, { events = {} } = {}) {
      this.frame = frame;
      this.events = events;
      const { pathname, searchParams } = new URL(frame.src);
      const refusal = ${JSON.stringify(youtubeRefusals)}[pathname.split("/").at(-1)];
      setTimeout(() => {
        this.events.onReady?.({ target: this });
        if (refusal) this.events.onError?.({ target: this, data: refusal });
        else if (searchParams.get("autoplay") === "1") this.turn(1, "playing");
      }, 20);
    }
    turn(state, name) {
      this.state = state;
      this.frame.dataset.state = name;
      this.events.onStateChange?.({ target: this, data: state });
    }
    getIframe() { return this.frame; }
    playVideo() { this.turn(1, "playing"); }
    pauseVideo() { this.turn(2, "paused"); }
    addEventListener(name, listener) { this.events[name] = listener; }
    removeEventListener() {}
    getOption() { return []; } setOption() {}
    getVolume() { return 100; } setVolume() {} isMuted() { return false; } mute() {} unMute() {}
    getDuration() { return 60; } getCurrentTime() { return 0; } getVideoLoadedFraction() { return 1; }
    getPlaybackRate() { return 1; } setPlaybackRate() {} seekTo() {} getPlayerState() { return this.state; } destroy() {}
  } };
window.onYouTubeIframeAPIReady?.();`;

/**
 * Replies to a "listening" message from the embedding page, as YouTube's player does even if that page does not load
 * the iframe API.
 */
const answer = `addEventListener("message", ({ data, source }) => {
  if (String(data).includes("listening")) source.postMessage('{"event":"initialDelivery"}', "*");
});`;

const framePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>YouTube double</title><body><p>Film</p><script>${answer}</script>`;

/** Intercepts YouTube's player in this context. Returns the requested addresses. */
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
