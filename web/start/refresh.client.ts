import type { RunningIsland } from "./react-island.client.tsx";

type Parts = {
  /** Returns the running island of an element. */
  runningAt: (element: HTMLElement) => RunningIsland | undefined;
  /** Called after the page has changed. */
  onRefreshed: () => void;
};

let refreshing: Promise<void> | null = null;
let isWanted = false;
let parts: Parts | null = null;

/** Sets what a refresh needs of the page. Called once, by the start script. */
export function provideIslands(provided: Parts): void {
  parts = provided;
}

async function refreshOnce(): Promise<void> {
  const [response, { swapPage }] = await Promise.all([
    fetch(location.href, { headers: { accept: "text/html" }, cache: "no-cache" }),
    import("./swap-page.client.ts"),
  ]);
  // The site, or a proxy before it, fails or refuses. The page stays as it is until the next change.
  if (response.status >= 500 || [403, 429].includes(response.status)) return;
  // A page that has moved or is gone is loaded, so that its address and its status are right.
  if (
    !response.ok ||
    response.redirected ||
    !response.headers.get("content-type")?.startsWith("text/html")
  )
    return location.reload();
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  await swapPage(next, parts?.runningAt ?? (() => undefined));
  parts?.onRefreshed();
}

/**
 * Fetches the page again, and changes what differs, without moving the reader. Requests during a refresh are answered
 * by one more refresh. A refresh that fails leaves the page as it is. [PAGE-7][LITE-2]
 */
export async function refreshPage(): Promise<void> {
  isWanted = true;
  refreshing ??= (async () => {
    while (isWanted) {
      isWanted = false;
      await refreshOnce().catch(() => {});
    }
    refreshing = null;
  })();
  return refreshing;
}
