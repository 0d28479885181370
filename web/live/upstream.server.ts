import "server-only";
import { contentClient } from "../content/client.server.ts";
import { contentCircuit } from "../content/content-service.server.ts";
import { ALL_CONTENT, ANY_CHANGE } from "../content/tags.ts";
import { serverEnv } from "../env.server.ts";
import { log } from "../log.ts";
import { follow } from "./follower.ts";
import { liveHub } from "./hub.server.ts";
import { renewPages } from "./renew-pages.server.ts";

/** Before something that failed is tried again, in ms. */
const RETRY = 2_000;

/** Holds the server's one connection to the content service's live events; see {@link follow}. */
export function followContent(): void {
  const { sanity, revalidateSecret } = serverEnv();
  if (revalidateSecret === null) {
    log.warn(
      "live: SANITY_REVALIDATE_SECRET is not set, so published changes appear with the next build only",
    );
    return;
  }
  // Without drafts the client sends no token of its own accord, and a private dataset answers nobody without one.
  const client = contentClient().withConfig({
    headers: { Authorization: `Bearer ${sanity.token}` },
  });
  const circuit = contentCircuit();
  follow({
    events: () => client.live.events({ tag: "site" }),
    pass: async (tags) => {
      await renewPages([...tags, ANY_CHANGE]);
      liveHub().publish([...tags, ANY_CHANGE]);
    },
    passAll: async () => {
      await renewPages([ALL_CONTENT]);
      liveHub().reset();
    },
    suspect: () => circuit.suspect(),
    isAway: () => circuit.isDown(),
    onAway: (tell) => circuit.onAway(tell),
    onBack: (tell) => circuit.onBack(tell),
    warn: log.warn,
    later: (run) => void setTimeout(run, RETRY).unref(),
  });
}
