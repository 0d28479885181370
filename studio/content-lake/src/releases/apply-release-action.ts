import type { InParts } from "../in-parts.ts";
import type { PendingTransaction } from "../mutation/pending-transaction.ts";
import { archiveRelease, unarchiveRelease } from "./archive-release.ts";
import { requireRelease } from "./change-release.ts";
import { createRelease, deleteRelease, editRelease, importRelease } from "./edit-release.ts";
import { publishRelease } from "./publish-release.ts";
import type { ReleaseAction } from "./release-action.ts";
import { scheduleRelease, unscheduleRelease } from "./schedule-release.ts";

/** Throws a `RefusedChange` if the action can't be applied. */
export function applyReleaseAction(
  transaction: PendingTransaction,
  action: ReleaseAction,
): InParts<void> | void {
  switch (action.actionType) {
    case "sanity.action.release.create":
      return createRelease(transaction, action);
    case "sanity.action.release.edit":
      return editRelease(transaction, action);
    case "sanity.action.release.publish":
      return publishRelease(
        transaction,
        requireRelease(transaction, action.releaseId, "published", ["active"]),
      );
    case "sanity.action.release.archive":
      return archiveRelease(transaction, action);
    case "sanity.action.release.unarchive":
      return unarchiveRelease(transaction, action);
    case "sanity.action.release.schedule":
      return scheduleRelease(transaction, action);
    case "sanity.action.release.unschedule":
      return unscheduleRelease(transaction, action);
    case "sanity.action.release.delete":
      return deleteRelease(transaction, action);
    case "sanity.action.release.import":
      return importRelease(transaction, action);
  }
}
