import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useRef, useState } from "react";
import { useSchema } from "sanity";
import { say } from "../i18n/say.ts";
import { listTypeAt } from "./list-types.ts";
import { createPast } from "./past-changes.ts";
import { takeAway } from "./undo.ts";
import { type PageChange, usePageChange } from "./use-page-change.ts";
import { type ChangeRequest, undoOf, workOf } from "./work-of.ts";

/** How long a removal offers to be undone. In ms; Ctrl+Z on the page undoes it later too. */
const OFFERED = 10_000;

const OFFER = "marquee-removed";

/** A key of a block, as the Studio makes them: twelve hexadecimal digits. */
export const freshKey = () => crypto.randomUUID().replaceAll("-", "").slice(0, 12);

/**
 * Changes pages as they are asked, and undoes it again. `onChanged` hears where the block in hand stands afterwards.
 * What goes wrong is told to the editor; nothing was changed then.
 */
export function useChanges(onChanged: (path: string) => void) {
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
      toast.push({ status: "error", title: say("The page was not changed"), description });
    }
  }

  const putBack = (document: string, undo: PageChange | undefined) =>
    attempt(async () => {
      const path = undo === undefined ? null : await commit(document, undo);
      if (path === null) return void toast.push({ title: say("There is nothing to undo here.") });
      onChanged(path);
      // An offer is over once it was taken, by its button or from the page.
      if (undo === offered.current) {
        toast.push({
          id: OFFER,
          title: say("The block stands on the page again."),
          duration: 3_000,
        });
      }
    });

  const undo = (document: string) => putBack(document, past.take(document));

  /** Of the removal that `work` undoes, whatever was changed since. */
  function offerUndo(document: string, work: PageChange): void {
    offered.current = work;
    const bringBack = () => void putBack(document, past.take(document, work));
    toast.push({
      id: OFFER,
      closable: true,
      duration: OFFERED,
      title: say("The block was removed."),
      description: <Button mode="ghost" fontSize={1} text={say("Undo")} onClick={bringBack} />,
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
      onChanged(path);
      if (request.ask === "remove") offerUndo(document, work);
    });

  /** Adds a block, and gives its path; null where what it was to stand beside is gone. */
  async function add(document: string, work: PageChange): Promise<string | null> {
    const path = await commit(document, work);
    if (path === null) return null;
    past.remember(document, takeAway(path));
    onChanged(path);
    return path;
  }

  return { attempt, read, change, add, undo };
}
