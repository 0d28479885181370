import "server-only";
import { parseFirebaseSettings } from "./auth/provider/firebase-settings.ts";
import { gatesAreSafe } from "./content/gate-guard.server.ts";
import { warnOfTokenSync } from "./content/token-sync-guard.server.ts";
import { parseServerEnv } from "./env.server.ts";
import { followTexts } from "./i18n/follow-texts.server.ts";
import { renewTimedPages } from "./live/moments.server.ts";
import { followContent } from "./live/upstream.server.ts";

/**
 * What has to hold before the site serves: settings are complete, or the process ends with all of their problems
 * (RUN-3). Then whether gates can hold (GATE-5) and where members' tokens go is looked up, and published changes are
 * followed; pages whose moment came meanwhile are renewed.
 */
export async function startSite(): Promise<void> {
  const problems = [parseServerEnv(process.env), parseFirebaseSettings(process.env)].flatMap(
    (result) => (result.ok ? [] : result.problems),
  );
  if (problems.length > 0) {
    // For people, who read it at a terminal or in a platform's log: no line of JSON.
    console.error(`The site can't start with these settings:\n  ${problems.join("\n  ")}`);
    process.exit(1);
  }
  await Promise.all([gatesAreSafe(), warnOfTokenSync()]);
  followContent();
  renewTimedPages();
  followTexts();
}
