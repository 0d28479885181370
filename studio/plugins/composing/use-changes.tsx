import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useRef, useState } from "react";
import { useSchema } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { reasonOf } from "../../ui/reason-of.ts";
import { valueAt } from "./block-path.ts";
import { type BlockChange, insertedPaths } from "./change-blocks.ts";
import { blockOf, isBlockValue, listTypeAt } from "./list-types.ts";
import { freshKey } from "./new-block.ts";
import { changeOf, createHistory, inverseOf, type Step, undoOf } from "./history.ts";
import { type PageChange, usePageChange } from "./use-page-change.ts";
import { type ChangeRequest, changeForRequest } from "./change-for-request.ts";

/**
 * Duration of the toast that offers to undo a removal, in ms. After that time, Ctrl+Z on the page
 * still undoes the removal.
 */
const OFFERED = 10_000;

const OFFER = "marquee-removed";

/**
 * Returns a change with the path of the block that the page must select afterwards. If `change`
 * concerns an entry of a block's list, replaces the entry's path by the path of that block. `before`
 * is the page before the change.
 */
function withBlock(change: BlockChange, before: unknown): BlockChange {
  const { insert } = change.patch;
  if (insert?.items.some(isBlockValue)) return change;
  return { ...change, path: blockOf(before, change.path) ?? change.path };
}

/**
 * Returns functions that change pages and undo changes. `change` calls `onChanged` with the change
 * and its request. `add`, `undo` and `redo` call it with the change only. If `change`, `undo` or
 * `redo` fails, the page stays as it was, and a toast displays the error.
 */
export function useChanges(onChanged: (change: BlockChange, request?: ChangeRequest) => void) {
  const toast = useToast();
  const schema = useSchema();
  const { read, commit, findExisting } = usePageChange();
  const [history] = useState(createHistory);
  const offered = useRef<Step>(undefined);
  const pageType = schema.get("page");

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const description = reasonOf(error);
      toast.push({ status: "error", title: translate("The change was not saved"), description });
    }
  }

  /**
   * Makes the change of a step. Returns the step that reverts the change, or null if there was
   * nothing to change.
   */
  async function apply(document: string, step: Step | undefined): Promise<Step | null> {
    if (step === undefined) return null;
    let before: unknown;
    const made = await commit(document, (now) => {
      before = now;
      return changeOf(step, now);
    });
    if (made === null) return null;
    onChanged(withBlock(made, before));
    return inverseOf(step, before);
  }

  const revert = (document: string, step: Step | undefined) =>
    attempt(async () => {
      const redo = await apply(document, step);
      if (redo === null) return void toast.push({ title: translate("Nothing to undo") });
      history.noteUndone(document, redo);
      // Replaces the toast that offered this undo. Otherwise that toast would stay visible after the editor has pressed
      // Ctrl+Z instead of the toast's button.
      if (step === offered.current) {
        toast.push({
          id: OFFER,
          title: translate("Restored"),
          duration: 3_000,
        });
      }
    });

  const undo = (document: string) => revert(document, history.takeUndo(document));

  const redo = (document: string) =>
    attempt(async () => {
      const step = await apply(document, history.takeRedo(document));
      if (step === null) return void toast.push({ title: translate("Nothing to redo") });
      history.noteRedone(document, step);
    });

  /** Displays a toast with a button that undoes a removal, even after later changes. */
  function offerUndo(document: string, step: Step, count: number, isEntry: boolean): void {
    offered.current = step;
    const bringBack = () => void revert(document, history.takeUndo(document, step));
    toast.push({
      id: OFFER,
      closable: true,
      duration: OFFERED,
      title: isEntry
        ? translate("Item removed")
        : count === 1
          ? translate("Block removed")
          : translate("{count} blocks removed", { count: String(count) }),
      description: (
        <Button mode="ghost" fontSize={1} text={translate("Undo")} onClick={bringBack} />
      ),
    });
  }

  const change = (request: ChangeRequest) =>
    attempt(async () => {
      const { document } = request;
      let before: unknown;
      const made = await commit(document, (now) => {
        before = now;
        const accepts = (list: string, type: string) =>
          pageType !== undefined &&
          (listTypeAt(pageType, now, list)?.of.some(({ name }) => name === type) ?? false);
        return changeForRequest(request, now, { accepts, freshKey });
      });
      if (made === null) return;
      const step = undoOf(request, before, insertedPaths(made));
      history.remember(document, step);
      onChanged(withBlock(made, before), request);
      if (request.action !== "remove") return;
      const isEntry = request.paths.every((path) => !isBlockValue(valueAt(before, path)));
      offerUndo(document, step, request.paths.length, isEntry);
    });

  /**
   * Adds blocks and returns the path of the first block. Returns null if the neighbor of the new
   * blocks no longer exists.
   */
  async function add(document: string, work: PageChange): Promise<string | null> {
    let before: unknown;
    const made = await commit(document, (now) => {
      before = now;
      return work(now);
    });
    if (made === null) return null;
    history.remember(document, { kind: "remove", paths: insertedPaths(made) });
    onChanged(withBlock(made, before));
    return made.path;
  }

  /**
   * Makes the `change` and stores the `undo` step that `work` returns. Returns null if there is
   * nothing to change. The page keeps its selection, because `onChanged` isn't called.
   */
  async function make<T extends { change: BlockChange; undo: Step }>(
    document: string,
    work: (page: unknown) => T | null,
  ): Promise<T | null> {
    const tries: (T | null)[] = [];
    await commit(document, (now) => {
      const made = work(now);
      tries.push(made);
      return made?.change ?? null;
    });
    // After a conflict with another editor's change, `commit` calls `work` again. Only the last
    // result is stored.
    const made = tries.at(-1) ?? null;
    if (made !== null) history.remember(document, made.undo);
    return made;
  }

  const { remember } = history;
  return { attempt, read, findExisting, change, add, make, undo, redo, remember };
}
