import "server-only";
import {
  deleteExpiredMemberDocuments,
  eraseMember,
  hasMemberDocuments,
  readStoredMembers,
} from "../../content/members/member-documents.server.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { log } from "../../runtime/log.ts";
import { firebaseSettings } from "../../runtime/firebase-settings.ts";
import { openProvider, providerOf } from "../firebase/provider.ts";
import { eraseDeletedMembers } from "./erase-deleted.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/** Interval at which documents of members are deleted that have expired or whose account is gone, in ms. */
const INTERVAL = 3_600_000;

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    memberCleaning: NodeJS.Timeout;
  }
}

const logError = (error: unknown) =>
  log.error(
    `auth: expired sessions, pictures and recovery codes, or those of deleted accounts, can't be deleted (${reasonOf(error)}). The site tries again in an hour.`,
  );

/** Starts to delete documents of members that have expired or whose account is gone. */
export function startMemberCleaning(): void {
  if (!hasMemberDocuments() || siteRuntime().find("memberCleaning")) return;
  const provider = providerOf(openProvider(firebaseSettings()));
  const clean = async () => {
    try {
      await deleteExpiredMemberDocuments(Date.now());
      await eraseDeletedMembers({
        read: readStoredMembers,
        provider,
        erase: eraseMember,
        onError: logError,
      });
    } catch (error) {
      logError(error);
    }
  };
  siteRuntime().provide("memberCleaning", setInterval(() => void clean(), INTERVAL).unref());
  void clean();
}
