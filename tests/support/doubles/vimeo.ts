import type { BrowserContext } from "@playwright/test";
import { vimeoRefusals } from "./films.ts";

/**
 * Test double of the page at player.vimeo.com. Implements the part of the player's postMessage protocol that
 * `@vimeo/player` uses, as read from that library's source. It proves nothing about Vimeo itself.
 */
const playerPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vimeo double</title><body><p>Waiting</p><script>
  const say = (message) => parent.postMessage(JSON.stringify(message), "*");
  const show = (state) => { document.querySelector("p").textContent = state; };
  const values = { getDuration: 60, getVolume: 1, getMuted: false, getPaused: true, getCurrentTime: 0, getTextTracks: [],
    getVideoTitle: "A film", getVideoUrl: "https://vimeo.com/1", getPlaybackRate: 1, getLoop: false };
  const refusal = ${JSON.stringify(vimeoRefusals)}[location.pathname.split("/").at(-1)];
  const at = { seconds: 0, percent: 0, duration: 60 };
  const begin = () => { show("Playing"); say({ event: "play", data: at }); say({ event: "playing", data: at }); };
  addEventListener("message", ({ data }) => {
    const { method, value: sent } = typeof data === "string" ? JSON.parse(data) : data;
    const [value] = [sent].flat();
    if (refusal) return;
    if (method === "ping") return say({ event: "ready" });
    if (method === "addEventListener") {
      if (value === "loaded") say({ event: "loaded", data: { id: 1 } });
      if (value === "playing" && new URLSearchParams(location.search).get("autoplay") === "1") begin();
      return;
    }
    say({ method, value: values[method] ?? value ?? null });
    if (method === "play") begin();
    if (method === "pause") { show("Paused"); say({ event: "pause", data: at }); }
  });
  say(refusal
    ? { event: "error", data: { method: "ready", name: refusal, message: "This film is not for you." } }
    : { event: "ready" });
</script>`;

/** Intercepts Vimeo's player in this context. Returns the requested addresses. */
export async function doubleVimeo(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route("https://player.vimeo.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: playerPage });
  });
  return asked;
}
