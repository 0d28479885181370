import "server-only";
import { firebaseSettings, parseFirebaseSettings } from "../../runtime/firebase-settings.ts";
import { cdnHeaders } from "../../content/cdn/cdn.server.ts";
import { watchGates } from "../../content/gates/gate-guard.server.ts";
import { findMemberPage } from "../../members/variants/find-member-page.server.ts";
import { readSiteAddresses } from "../../content/addresses/site-addresses.server.ts";
import { warnOfTokenSync } from "../../content/settings/token-sync-guard.server.ts";
import { endedSessions } from "../../runtime/ended-sessions/ended-sessions.server.ts";
import { parseServerEnv, serverEnv } from "../../runtime/env.server.ts";
import { cookieChecks } from "./cookie-checks.server.ts";
import { startMemberCleaning } from "../../members/records/cleaning.server.ts";
import { startDelivery } from "../../forms/delivery.server.ts";
import { followTexts } from "../../content/texts/follow-texts.server.ts";
import { log, ownHosts, secretTexts } from "../../runtime/log.ts";
import { guardOutput } from "../../runtime/output-guard.ts";
import { openSecurityLog } from "../../runtime/security-log.server.ts";
import { startSearch } from "../../content/search/search.server.ts";
import { admitLive } from "../../content/live-stream/live-stream.server.ts";
import { renewTimedPages } from "../../content/live/display-times.server.ts";
import { findUnreachableHosts, neededServices } from "./unreachable-hosts.ts";
import { followContent } from "../../content/live/upstream.server.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/** Logs each host that the site needs and can't reach. */
async function reportUnreachableHosts(): Promise<void> {
  const lines = await findUnreachableHosts(neededServices(serverEnv(), firebaseSettings()));
  for (const line of lines) log.error(`network: ${line}`);
}

/**
 * Prepares the site before it serves requests. Incomplete settings end the process with a list of all problems (RUN-3).
 * Checks that gates can be enforced (GATE-5) and that members' tokens are posted to allowed origins only. Then follows
 * content changes, expires pages whose blocks have display times, delivers submissions of forms, and deletes what is stored about members when it
 * expires.
 */
export async function startSite(): Promise<void> {
  if (process.env.NODE_ENV === "production") {
    guardOutput({ secrets: () => secretTexts(), own: () => ownHosts(), now: Date.now });
  }
  const problems = [parseServerEnv(process.env), parseFirebaseSettings(process.env)].flatMap(
    (result) => (result.ok ? [] : result.problems),
  );
  if (problems.length > 0) {
    // Plain text instead of a JSON log line, because people read it in a terminal or a platform's log.
    console.error(`The site can't start with these settings:\n  ${problems.join("\n  ")}`);
    process.exit(1);
  }
  openSecurityLog();
  // Not awaited, because cached pages are served without these hosts.
  void reportUnreachableHosts();
  // If several instances share a store (`MARQUEE_SHARED_STORE_URL`), connects to it before a
  // request needs it.
  endedSessions();
  siteRuntime().provide("readAddresses", readSiteAddresses);
  siteRuntime().provide("findMemberPage", findMemberPage);
  siteRuntime().provide("cdnHeaders", cdnHeaders);
  siteRuntime().provide("cookieChecks", cookieChecks());
  siteRuntime().provide("admitLive", admitLive);
  await Promise.all([watchGates(), warnOfTokenSync()]);
  followContent();
  renewTimedPages();
  startSearch();
  followTexts();
  startDelivery();
  startMemberCleaning();
}
