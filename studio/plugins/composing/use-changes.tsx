import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useRef, useState } from "react";
import { useSchema } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { listTypeAt } from "./list-types.ts";
import { freshKey } from "./new-block.ts";
import { createPast, takeAway } from "./undo.ts";
import { type PageChange, usePageChange } from "./use-page-change.ts";
import { type ChangeRequest, undoOf, workOf } from "./work-of.ts";

/** Duration of the toast that offers to undo a removal, in ms. Ctrl+Z on the page works later too. */
const OFFERED = 10_000;

const OFFER = "marquee-removed";

/**
 * Returns functions that change pages and undo changes. `onChanged` receives the changed block's path, and the request
 * unless the change was an insertion or undo. If a change fails, the page stays as it was, and a toast displays the
 * error.
 */
export function useChanges(onChanged: (path: string, request?: ChangeRequest) => void) {
  const toast = useToast();
  const schema = useSchema();
  const { read, commit } = usePageChange();
  const [past] = useState(createPast);
  const offered = useRef<PageChange>(undefined);
  const pageType = schema.get("page");

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      toast.push({ status: "error", title: translate("The change was not saved"), description });
    }
  }

  const putBack = (document: string, undo: PageChange | undefined) =>
    attempt(async () => {
      const path = undo === undefined ? null : await commit(document, undo);
      if (path === null) return void toast.push({ title: translate("Nothing to undo") });
      onChanged(path);
      // Replaces the toast that offered this undo. Otherwise that toast would stay visible after the editor has pressed
      // Ctrl+Z instead of the toast's button.
      if (undo === offered.current) {
        toast.push({
          id: OFFER,
          title: translate("Block restored"),
          duration: 3_000,
        });
      }
    });

  const undo = (document: string) => putBack(document, past.take(document));

  /** Displays a toast with a button that undoes a removal, even after later changes. */
  function offerUndo(document: string, work: PageChange): void {
    offered.current = work;
    const bringBack = () => void putBack(document, past.take(document, work));
    toast.push({
      id: OFFER,
      closable: true,
      duration: OFFERED,
      title: translate("Block removed"),
      description: (
        <Button mode="ghost" fontSize={1} text={translate("Undo")} onClick={bringBack} />
      ),
    });
  }

  const change = (request: ChangeRequest) =>
    attempt(async () => {
      const { document } = request;
      let before: unknown;
      const path = await commit(document, (now) => {
        before = now;
        const accepts = (list: string, type: string) =>
          pageType !== undefined &&
          (listTypeAt(pageType, now, list)?.of.some(({ name }) => name === type) ?? false);
        return workOf(request, now, { accepts, freshKey });
      });
      if (path === null) return;
      const work = undoOf(request, before, path);
      past.remember(document, work);
      onChanged(path, request);
      if (request.ask === "remove") offerUndo(document, work);
    });

  /** Adds a block and returns its path. Returns null if the block beside it no longer exists. */
  async function add(document: string, work: PageChange): Promise<string | null> {
    const path = await commit(document, work);
    if (path === null) return null;
    past.remember(document, takeAway(path));
    onChanged(path);
    return path;
  }

  return { attempt, read, change, add, undo };
}
