import * as z from "zod";
import type { InParts } from "../../in-parts.ts";
import { type Action, action } from "./action.ts";
import { createDraft, deleteDocument, editDraft, replaceDraft } from "./document-actions.ts";
import { publish, unpublish } from "./publish-actions.ts";
import {
  createVersion,
  discardVersion,
  replaceVersion,
  unpublishVersion,
} from "./version-actions.ts";
import { RefusedChange } from "../errors.ts";
import type { PendingTransaction } from "../pending-transaction.ts";
import { archiveRelease, unarchiveRelease } from "../../releases/archive-release.ts";
import { requireRelease } from "../../releases/change-release.ts";
import {
  createRelease,
  deleteRelease,
  editRelease,
  importRelease,
} from "../../releases/edit-release.ts";
import { publishRelease } from "../../releases/publish-release.ts";
import { type ReleaseAction, releaseAction } from "../../releases/release-action.ts";
import { scheduleRelease, unscheduleRelease } from "../../releases/schedule-release.ts";

/** Throws a `RefusedChange` if the action can't be applied. */
export function applyAction(
  transaction: PendingTransaction,
  unparsed: { actionType: string },
): InParts<void> | void {
  const isOfRelease = unparsed.actionType.startsWith("sanity.action.release.");
  if (isOfRelease) return applyReleaseAction(transaction, parseAs(releaseAction, unparsed));
  return perform(transaction, parseAs(action, unparsed));
}

function perform(transaction: PendingTransaction, parsed: Action): void {
  switch (parsed.actionType) {
    case "sanity.action.document.create":
      return createDraft(transaction, parsed);
    case "sanity.action.document.replaceDraft":
      return replaceDraft(transaction, parsed);
    case "sanity.action.document.edit":
      return editDraft(transaction, parsed);
    case "sanity.action.document.delete":
      return deleteDocument(transaction, parsed);
    case "sanity.action.document.discard":
      return discardVersion(transaction, { versionId: parsed.draftId });
    case "sanity.action.document.publish":
      return publish(transaction, parsed);
    case "sanity.action.document.unpublish":
      return unpublish(transaction, parsed);
    case "sanity.action.document.version.create":
      return createVersion(transaction, parsed);
    case "sanity.action.document.version.discard":
      return discardVersion(transaction, parsed);
    case "sanity.action.document.version.replace":
      return replaceVersion(transaction, parsed);
    case "sanity.action.document.version.unpublish":
      return unpublishVersion(transaction, parsed);
  }
}

function parseAs<Shape extends z.ZodType>(
  shape: Shape,
  unparsed: { actionType: string },
): z.infer<Shape> {
  const parsed = shape.safeParse(unparsed);
  if (parsed.success) return parsed.data;
  const { actionType } = unparsed;
  const description = `"${actionType}" can't be carried out: ${z.prettifyError(parsed.error)}`;
  throw new RefusedChange({ type: "invalidActionError", description, id: actionType }, 400);
}

/** Throws a `RefusedChange` if the action can't be applied. */
function applyReleaseAction(
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
