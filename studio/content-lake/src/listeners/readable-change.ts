import type { Change } from "../dataset/dataset.ts";
import type { LakeDocument } from "../document.ts";
import type { Access } from "../grants/access.ts";
import { effectsOf } from "../mutation/effects.ts";

/** The part of a user's access that decides which changes the user sees. */
export type Reading = Pick<Access, "readable" | "readKey">;

/**
 * A state that the user may not read is null, so a document seems created when it becomes readable, and deleted when it
 * becomes unreadable.
 */
export function readableChange(change: Change, { readable, readKey }: Reading): Change {
  if (readKey === "") return change;
  const [before, after] = [readable(change.before), readable(change.after)];
  const isSame = before === change.before && after === change.after;
  const forms = change.forms.filter((form) => readable(form) !== null);
  return {
    ...change,
    before,
    after,
    forms,
    effects: isSame ? change.effects : effectsOf(before, after),
  };
}

/** For users who read only some documents, because the stored mutations may contain states in between. */
export function replacingMutation(id: string, after: LakeDocument | null): object {
  return after ? { createOrReplace: after } : { delete: { id } };
}
