import "server-only";
import type { LiveEvent } from "@sanity/client";
import { contentClient } from "../content/client.server.ts";
import { ALL_CONTENT, ANY_CHANGE } from "../content/tags.ts";
import { serverEnv } from "../env.server.ts";
import { liveHub } from "./hub.server.ts";
import { renewPages } from "./renew-pages.server.ts";

/** Between two attempts after the content service was lost, in ms. */
const RETRY = 2_000;

async function renewEverything(): Promise<void> {
  await renewPages([ALL_CONTENT]);
  liveHub().reset();
}

async function onEvent(event: LiveEvent): Promise<void> {
  if (event.type === "message") {
    const tags = [...event.tags, ANY_CHANGE];
    await renewPages(tags);
    liveHub().publish(tags);
  } else if (event.type === "welcome" || event.type === "restart") {
    // What changed while nobody listened is unknown, at the site's own start too.
    await renewEverything();
  }
}

/**
 * Holds the server's one connection to the content service's live events: expires the cached pages that a
 * published change touches, then tells the open ones. Connects again for ever; never throws.
 */
export function followContent(): void {
  const { sanity, revalidateSecret } = serverEnv();
  if (revalidateSecret === null) {
    console.warn(
      "live: SANITY_REVALIDATE_SECRET is not set, so published changes appear with the next build only",
    );
    return;
  }
  // Without drafts the client sends no token of its own accord, and a private dataset answers nobody without one.
  const client = contentClient().withConfig({
    headers: { Authorization: `Bearer ${sanity.token}` },
  });
  const onFault = (cause: unknown) =>
    console.warn(`live: a published change was not passed on (${String(cause)})`);
  let queue: Promise<void> = Promise.resolve();
  const again = () => setTimeout(connect, RETRY).unref();
  function connect(): void {
    client.live.events({ tag: "site" }).subscribe({
      next: (event) => {
        queue = queue.then(() => onEvent(event)).catch(onFault);
      },
      error: again,
      complete: again,
    });
  }
  connect();
}
