import type { Page, WebSocketRoute } from "@playwright/test";
import { addressesOf, testStack } from "./stack.ts";

/** The connection between a page and the lake, to be lost and found by a test. Call it before the page opens. */
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
    /** Lets no request through, does `meanwhile` what the page still allows, and then ends what is open. */
    async lose(meanwhile: () => Promise<void>) {
      isLost = true;
      await meanwhile();
      await Promise.all([...open].map((socket) => socket.close().catch(() => undefined)));
      open.clear();
    },

    /** Lets everything through again. */
    find() {
      isLost = false;
    },
  };
}
