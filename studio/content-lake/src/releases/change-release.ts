import { layerOf, type LakeDocument } from "../document.ts";
import { applyPatch } from "../mutation/apply-patch.ts";
import { RefusedChange } from "../mutation/errors.ts";
import type { PatchOperations } from "../mutation/mutation.ts";
import type { PendingTransaction } from "../mutation/pending-transaction.ts";
import { readRelease, releaseDocumentId, type Release, type ReleaseState } from "./release.ts";
import { storedVersions } from "./release-versions.ts";

/** Throws a `RefusedChange` for another state. `intent` is the participle for its message, such as `published`. */
export function requireRelease(
  transaction: PendingTransaction,
  name: string,
  intent: string,
  states: readonly ReleaseState[],
): Release {
  const id = releaseDocumentId(name);
  const release = readRelease(transaction.require(id));
  if (!release) {
    const description = `Document "${id}" is not a release, because it lacks the required attributes`;
    throw new RefusedChange({ type: "invalidReleaseError", description, id });
  }
  if (states.includes(release.state)) return release;
  const description = `Release "${name}" is ${release.state} and can't be ${intent}. It must be ${states.join(" or ")}`;
  throw new RefusedChange({
    type: "invalidReleaseStateError",
    description,
    id,
    state: release.state,
  });
}

export function changeRelease(
  transaction: PendingTransaction,
  { document }: Release,
  patch: PatchOperations,
): void {
  transaction.update(applyPatch(document, patch, transaction.diffTime), {
    patch: { ...patch, id: document._id },
  });
}

/** The versions as the pending transaction has left them. */
export function versionsOf(transaction: PendingTransaction, release: string): LakeDocument[] {
  const stored = storedVersions(transaction.context.dataset, release).map(({ _id }) => _id);
  const changed = [...transaction.changed().keys()].filter((id) => layerOf(id) === release);
  return [...new Set([...stored, ...changed])].flatMap((id) => transaction.get(id) ?? []);
}
