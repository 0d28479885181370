import type { RunningIsland } from "./react-island.client.tsx";

type Parts = {
  /** Returns the running island of an element. */
  runningAt: (element: HTMLElement) => RunningIsland | undefined;
  /** Called after the page has changed. */
  onRefreshed: () => void;
};

let refreshing: Promise<boolean> | null = null;
let isWanted = false;
let parts: Parts | null = null;

/** Sets what a refresh needs of the page. Called once, by the start script. */
export function provideIslands(provided: Parts): void {
  parts = provided;
}

async function refreshOnce(): Promise<boolean> {
  const [response, { swapPage }] = await Promise.all([
    fetch(location.href, { headers: { accept: "text/html" }, cache: "no-cache" }),
    import("./swap-page.client.ts"),
  ]);
  // The site, or a proxy before it, fails or refuses. The page stays as it is until the next change.
  if (response.status >= 500 || [403, 429].includes(response.status)) return false;
  // A page that has moved or is gone is loaded, so that its address and its status are right.
  const isPage = response.headers.get("content-type")?.startsWith("text/html") === true;
  if (!response.ok || response.redirected || !isPage) {
    location.reload();
    return true;
  }
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  await swapPage(next, parts?.runningAt ?? (() => undefined));
  parts?.onRefreshed();
  return true;
}

/**
 * Fetches the page again, and changes what differs, without moving the reader. Requests during a refresh are answered
 * by one more refresh. A refresh that fails leaves the page as it is. [PAGE-7][LITE-2]
 *
 * @returns whether the page is the current one
 */
export async function refreshPage(): Promise<boolean> {
  isWanted = true;
  refreshing ??= (async () => {
    let isDone = false;
    while (isWanted) {
      isWanted = false;
      isDone = await refreshOnce().catch(() => false);
    }
    refreshing = null;
    return isDone;
  })();
  return refreshing;
}

/** Refreshes the page, or loads it: after a sign-in or a sign-out, it may not stay as it is. */
export async function refreshOrLoad(): Promise<void> {
  if (!(await refreshPage())) location.reload();
}
