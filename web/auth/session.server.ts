import "server-only";
import { parseFirebaseSettings } from "./firebase-settings.ts";
import { createIssuedCheck } from "./issued.ts";
import { openProvider } from "./provider.ts";
import { createSessions } from "./sessions.ts";
import type { Sessions } from "./sessions.ts";

let known: Sessions | undefined;

/** The sessions of this process. Throws an error that lists every wrong setting. */
export function sessions(): Sessions {
  known ??= make();
  return known;
}

function make(): Sessions {
  const result = parseFirebaseSettings(process.env);
  if (!result.ok) {
    throw new Error(`Nobody can sign in with these settings:\n  ${result.problems.join("\n  ")}`);
  }
  const { settings } = result;
  return createSessions({
    provider: openProvider(settings),
    isIssued: settings.embedded && createIssuedCheck(settings.embedded),
    now: Date.now,
    onTrouble: (error) => console.error("auth: the sign-in provider can't be asked.", error),
  });
}
