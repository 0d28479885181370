import { EVENT_COOKIE } from "../../web/content/live/event-cookie.ts";

/**
 * Follows the live events of a page, as the page's script does in a browser. `onEvent` is called
 * with the headers that the browser sends when it refreshes the page after an event. Resolves when
 * the event stream is open. Returns a function that closes the stream.
 */
export async function followLive(
  site: string,
  path: string,
  onEvent: (headers: Record<string, string>) => void,
): Promise<() => void> {
  const html = await (await fetch(site + path)).text();
  const props = /data-live="([^"]+)" data-since="([^"]+)"/.exec(html);
  if (props === null) throw new Error(`${path} has no live updates.`);
  const query = new URLSearchParams({ tags: props[1] ?? "", since: props[2] ?? "" });
  const stop = new AbortController();
  const response = await fetch(`${site}/api/live?${query.toString()}`, { signal: stop.signal });
  if (response.body === null || !response.ok) {
    throw new Error(`/api/live answered ${response.status}.`);
  }
  const { body } = response;
  async function read(): Promise<void> {
    let text = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const id = /^id: (.+)$/m.exec(event)?.[1];
        if (id !== undefined) onEvent(id.includes(".") ? { cookie: `${EVENT_COOKIE}=${id}` } : {});
      }
    }
  }
  // The stream ends when its instance is stopped. A browser would open another one.
  read().catch(() => {});
  return () => stop.abort();
}
