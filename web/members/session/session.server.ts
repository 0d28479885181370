import "server-only";
import { readSettings } from "../../content/settings/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { endedSessions, logEndedSessionsFault } from "../ended-sessions/ended-sessions.server.ts";
import { isEndedSessionsFault } from "../ended-sessions/ended-sessions.ts";
import { firebaseSettings } from "../firebase/firebase-settings.server.ts";
import { createIssuedCheck } from "./issued.ts";
import { openProvider, providerOf } from "../firebase/provider.ts";
import { createSessions } from "./sessions.ts";
import type { Sessions } from "./sessions.ts";
import { log } from "../../log.ts";
import { troubleLine } from "../trouble-line.ts";

declare global {
  // One for the process: pages and route handlers have their own copies of this module, but must share one cache.
  var marqueeSessions: Sessions | undefined;
}

/** Returns the sessions of this process. Throws an error that lists every wrong setting. */
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
    ended: endedSessions().members,
    now: Date.now,
    onTrouble: (error) => {
      if (isEndedSessionsFault(error)) logEndedSessionsFault(error);
      else log.error(troubleLine(error));
    },
  });
}
