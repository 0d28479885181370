import type { InParts } from "../in-parts.ts";
import { RefusedChange } from "../mutation/errors.ts";
import { PendingTransaction } from "../mutation/pending-transaction.ts";
import { changeRelease, requireRelease } from "./change-release.ts";
import { publishRelease } from "./publish-release.ts";
import type { ReleaseActionOf } from "./release-action.ts";
import type { Release } from "./release.ts";

/** If the time is in the past, the release is published immediately. */
export function* scheduleRelease(
  transaction: PendingTransaction,
  { releaseId: name, publishAt }: ReleaseActionOf<"schedule">,
): InParts<void> {
  const release = requireRelease(transaction, name, "scheduled", ["active", "scheduled"]);
  yield* dryRunPublish(transaction, release);
  changeRelease(transaction, release, { set: { state: "scheduled", publishAt }, unset: ["error"] });
}

export function unscheduleRelease(
  transaction: PendingTransaction,
  { releaseId: name }: ReleaseActionOf<"unschedule">,
): void {
  const release = requireRelease(transaction, name, "unscheduled", ["scheduled"]);
  changeRelease(transaction, release, { set: { state: "active" }, unset: ["publishAt"] });
}

/** A discarded publication, so that the user who schedules the release sees its errors immediately. */
function* dryRunPublish(transaction: PendingTransaction, release: Release): InParts<void> {
  const dryRun = new PendingTransaction(transaction.context, undefined);
  for (const [id, document] of transaction.changed()) {
    if (document) dryRun.update(document, {});
    else dryRun.remove(id, {});
  }
  try {
    yield* publishRelease(dryRun, release);
    yield* dryRun.check();
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    const description = `Release "${release.name}" can't be scheduled, since it could not be published: ${error.message}`;
    throw new RefusedChange({ ...error.item, description }, error.status);
  }
}
