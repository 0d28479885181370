import "server-only";
import {
  deleteExpiredMemberDocuments,
  hasMemberDocuments,
} from "../../content/members/member-documents.server.ts";
import { reasonOf } from "../../log-words.ts";
import { log } from "../../log.ts";

/** Interval at which expired documents of members are deleted, in ms. */
const INTERVAL = 3_600_000;

declare global {
  // Global, because Next.js bundles each route separately.
  var marqueeMemberCleaning: NodeJS.Timeout | undefined;
}

/** Starts to delete documents of members that have expired. */
export function startMemberCleaning(): void {
  if (!hasMemberDocuments() || globalThis.marqueeMemberCleaning) return;
  const clean = () =>
    void deleteExpiredMemberDocuments(Date.now()).catch((error: unknown) =>
      log.error(
        `auth: expired sessions, pictures and recovery codes can't be deleted (${reasonOf(error)}). The site tries again in an hour.`,
      ),
    );
  globalThis.marqueeMemberCleaning = setInterval(clean, INTERVAL).unref();
  clean();
}
