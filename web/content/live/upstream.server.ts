import "server-only";
import { contentClient } from "../service/client.server.ts";
import { contentCircuit } from "../service/content-service.server.ts";
import { expireGateGuard } from "../gates/gate-guard.server.ts";
import { listWatch } from "../lists/page-lists.server.ts";
import { noteSettings } from "../settings/settings-watch.server.ts";
import { ALL_CONTENT, ANY_CHANGE } from "../tags.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { createCatchUp } from "./catch-up.ts";
import { inSpanOf } from "../../runtime/telemetry/telemetry.ts";
import { traceparentOfEvent } from "../../runtime/telemetry/traceparent.ts";
import { follow } from "./follower.ts";
import { liveHub, positionCode } from "./hub.server.ts";
import { followContentChanges, noteContentChange } from "./note-change.server.ts";
import { renewPages } from "./renew-pages.server.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/** Delay before a retry, in ms. */
const RETRY = 2_000;

/** Expires all cached pages, then notifies all browsers that have a page open. */
async function renewAll(): Promise<void> {
  expireGateGuard();
  void noteSettings();
  await renewPages([ALL_CONTENT]);
  liveHub().reset();
}

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    /** The serving layer delays requests with it. */
    catchUp: ReturnType<typeof createCatchUp>;
  }
}

/**
 * Lets the serving layer delay the refresh of a page which another instance has notified of a change,
 * until this instance has passed on the change too.
 */
function catchUpWithInstances(): void {
  siteRuntime().provide(
    "catchUp",
    createCatchUp({
      hub: liveHub,
      parse: (text) => positionCode().parse(text),
      renewAll,
      warn: log.warn,
    }),
  );
}

/** Opens the server's only connection to the content service's live events; see {@link follow}. */
export function followContent(): void {
  const { sanity, revalidateSecret } = serverEnv();
  if (revalidateSecret === null) {
    log.warn(
      "live: SANITY_REVALIDATE_SECRET is not set, so published changes appear after the next start only",
    );
    return;
  }
  // Sets the token, because Sanity's client sends none for published content. A private dataset requires one.
  const client = contentClient().withConfig({
    headers: { Authorization: `Bearer ${sanity.token}` },
  });
  const circuit = contentCircuit();
  catchUpWithInstances();
  follow({
    events: () => client.live.events({ tag: "site" }),
    pass: (tags, event) =>
      inSpanOf(traceparentOfEvent(event), "renew pages", async () => {
        void noteSettings();
        const expired = [...tags, ...(await listWatch().changedBy(tags)), ANY_CHANGE];
        await renewPages(expired);
        liveHub().publish(expired, event);
      }),
    passAll: renewAll,
    noteChange: noteContentChange,
    noteFollowing: followContentChanges,
    suspect: () => circuit.suspect(),
    isDown: () => circuit.isDown(),
    onDown: (listener) => circuit.onDown(listener),
    onRecovery: (listener) => circuit.onRecovery(listener),
    warn: log.warn,
    later: (run) => void setTimeout(run, RETRY).unref(),
  });
}
