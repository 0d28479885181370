import type { BrowserContext } from "@playwright/test";

/**
 * Stands for the page at player.vimeo.com: it speaks the part of the player's postMessage protocol that
 * `@vimeo/player` uses, as read from that library's source. It says nothing about Vimeo itself.
 */
const playerPage = `<!doctype html><meta charset="utf-8"><title>Vimeo double</title><body><p>Film</p><script>
  const say = (message) => parent.postMessage(JSON.stringify(message), "*");
  const values = { getDuration: 60, getVolume: 1, getMuted: false, getPaused: true, getCurrentTime: 0,
    getVideoTitle: "A film", getVideoUrl: "https://vimeo.com/1", getPlaybackRate: 1, getLoop: false };
  const missing = location.pathname.endsWith("/404");
  const refusal = { method: "ready", name: "NotFoundError", message: "Sorry, we couldn't find that video." };
  addEventListener("message", ({ data }) => {
    const { method, value } = typeof data === "string" ? JSON.parse(data) : data;
    if (missing) return;
    if (method === "ping") return say({ event: "ready" });
    if (method === "addEventListener") return;
    say({ method, value: values[method] ?? value ?? null });
    if (method === "play") say({ event: "play", data: { seconds: 0, percent: 0, duration: 60 } });
  });
  say(missing ? { event: "error", data: refusal } : { event: "ready" });
</script>`;

/** Answers for Vimeo's player in this context and returns the addresses that were asked for. A path that ends in /404 is a missing film. */
export async function doubleVimeo(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route("https://player.vimeo.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: playerPage });
  });
  return asked;
}
