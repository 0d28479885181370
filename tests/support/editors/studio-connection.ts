import type { Page, WebSocketRoute } from "@playwright/test";
import { addressesOf, testStack } from "../stack/stack.ts";

/**
 * Returns functions that interrupt and restore the connection between a page and the lake. Call `studioConnection`
 * before the page opens.
 */
export async function studioConnection(page: Page) {
  const { lake } = addressesOf(testStack);
  const open = new Set<WebSocketRoute>();
  let isLost = false;
  await page.routeWebSocket(
    (url) => url.host === new URL(lake).host,
    async (socket) => {
      if (isLost) return socket.close();
      socket.connectToServer();
      open.add(socket);
    },
  );
  await page.route(
    (url) => url.origin === lake,
    (route) => (isLost ? route.abort("internetdisconnected") : route.fallback()),
  );
  return {
    /** Blocks all requests, runs `meanwhile` while open sockets still work, and then closes the open sockets. */
    async lose(meanwhile: () => Promise<void>) {
      isLost = true;
      await meanwhile();
      await Promise.all([...open].map((socket) => socket.close().catch(() => undefined)));
      open.clear();
    },

    /** Allows all requests again. */
    find() {
      isLost = false;
    },
  };
}
