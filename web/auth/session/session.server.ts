import "server-only";
import { readSettings } from "../../content/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { firebaseSettings } from "../provider/firebase-settings.server.ts";
import { createIssuedCheck } from "./issued.ts";
import { openProvider, providerOf } from "../provider/provider.ts";
import { createSessions } from "./sessions.ts";
import type { Sessions } from "./sessions.ts";
import { log } from "../../log.ts";
import { troubleLine } from "../trouble-line.ts";

declare global {
  // One for the process: pages and route handlers have modules of their own, and what one forgets the other must too.
  var marqueeSessions: Sessions | undefined;
}

/** The sessions of this process. Throws an error that lists every wrong setting. */
export function sessions(): Sessions {
  globalThis.marqueeSessions ??= make();
  return globalThis.marqueeSessions;
}

function make(): Sessions {
  const settings = firebaseSettings();
  return createSessions({
    provider: providerOf(openProvider(settings)),
    isIssued: settings.embedded && createIssuedCheck(settings.embedded),
    readSettings: async () => (await readSettings(visitorView)).auth,
    now: Date.now,
    onTrouble: (error) => log.error(troubleLine(error)),
  });
}
