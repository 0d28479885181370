import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useSchema } from "sanity";
import { say } from "../i18n/say.ts";
import { listTypeAt } from "./list-types.ts";
import { createPast } from "./past-changes.ts";
import { takeAway } from "./undo.ts";
import { type PageChange, usePageChange } from "./use-page-change.ts";
import { type ChangeRequest, undoOf, workOf } from "./work-of.ts";

/** How long a removal offers to be undone. In ms; Ctrl+Z on the page undoes it later too. */
const OFFERED = 10_000;

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
  const pageType = schema.get("page");

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      toast.push({ status: "error", title: say("The page was not changed"), description });
    }
  }

  const undo = (document: string) =>
    attempt(async () => {
      const last = past.take(document);
      const path = last === undefined ? null : await commit(document, last);
      if (path === null) toast.push({ title: say("There is nothing to undo here.") });
      else onChanged(path);
    });

  function offerUndo(document: string): void {
    const id = "marquee-removed";
    const bringBack = () => {
      toast.push({ id, title: say("The block stands on the page again."), duration: 3_000 });
      void undo(document);
    };
    toast.push({
      id,
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
      past.remember(document, undoOf(request, before, path));
      onChanged(path);
      if (request.ask === "remove") offerUndo(document);
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
