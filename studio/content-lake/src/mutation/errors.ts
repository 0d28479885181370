import { LakeError } from "../lake-error.ts";

/** What went wrong with one mutation or action, in Sanity's words. */
export interface ItemError {
  type: string;
  description: string;
  [detail: string]: unknown;
}

/** A mutation or action that can't be carried out. It becomes the error of the request at its edge. */
export class RefusedChange extends Error {
  readonly status: number;
  readonly item: ItemError;

  constructor(item: ItemError, status = 409) {
    super(item.description);
    this.name = "RefusedChange";
    this.status = status;
    this.item = item;
  }
}

/** The answer for a request of which one mutation was refused, with the place of that mutation. */
export function mutationError({ item, status }: RefusedChange, index: number): LakeError {
  return itemised("mutationError", "The mutation(s) failed", item, status, index);
}

/** The answer for a request of which one action was refused, with the place of that action. */
export function actionError({ item, status }: RefusedChange, index: number): LakeError {
  return itemised("actionError", "The action(s) failed", item, status, index);
}

function itemised(type: string, summary: string, item: ItemError, status: number, index: number) {
  const description = `${summary}: ${item.description}`;
  const error = { type, description, items: [{ error: item, index }] };
  return new LakeError(status, { error }, description);
}
