import { refreshPage } from "./refresh.client.ts";

/**
 * Follows the changes of the content that the page displays, and refreshes it (`content/live/live-updates.client.tsx`).
 * The connection closes while the tab is hidden, because browsers allow only six connections per host.
 */
export function followChanges(): void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | undefined;
  let followed: string | undefined;
  const follow = () => {
    source?.close();
    const marker = document.querySelector<HTMLElement>("[data-live]");
    const { live: tags, since } = marker?.dataset ?? {};
    followed = tags;
    if (document.hidden || tags === undefined) return;
    // Tags need no encoding: `/api/live` accepts only letters, digits, and `_:.-`.
    source = new EventSource(`/api/live?since=${last ?? since}&tags=${tags}`);
    source.addEventListener("message", (event: MessageEvent<string>) => {
      last = event.lastEventId;
      clearTimeout(timer);
      const [within, cookie] = event.data.split(" ");
      if (cookie) document.cookie = cookie;
      timer = setTimeout(refresh, Math.random() * Number(within));
    });
  };
  const refresh = async () => {
    await refreshPage();
    // The page may show other content now.
    const tags = document.querySelector<HTMLElement>("[data-live]")?.dataset["live"];
    if (tags !== followed) follow();
  };
  follow();
  document.addEventListener("visibilitychange", follow);
}
