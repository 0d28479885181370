import {
  type StudioMessage,
  type ComposeRequest,
  mostEditors,
  type PresentEditor,
} from "@marquee/schemas/editing";
import { useEffect, useMemo, useRef } from "react";
import {
  type DocumentPresence,
  getPublishedId,
  type Path,
  pathToString,
  stringToPath,
  usePerspective,
  usePresenceStore,
} from "sanity";
import { targetId } from "./edited-document.ts";

/**
 * Time in ms after which the place of this editor is reported again. The form beside the page reports
 * its own place when it opens, which replaces the place on the page.
 */
const AGAIN = 5_000;

/** A request about a text that this editor edits on the page. */
type TypingRequest = Pick<
  Extract<ComposeRequest, { action: `${string}Text` }>,
  "action" | "document" | "path"
>;

/**
 * Returns the editors who are in a field of the page's blocks. The most recently active editors
 * come first.
 */
export const editorsInBlocks = (found: readonly DocumentPresence[]): PresentEditor[] =>
  found
    .filter(({ path }) => path[0] === "blocks" && path.length > 1)
    .toSorted((a, b) => b.lastActiveAt.localeCompare(a.lastActiveAt))
    .slice(0, mostEditors)
    .map(({ sessionId, user, path }) => ({
      session: sessionId,
      name: user.displayName ?? user.id,
      path: pathToString(path),
    }));

/**
 * Reports to the page where other editors are, and to other editors where this editor types on the
 * page [COMP-4]. For the fields of forms, Sanity Studio itself reports where this editor is.
 */
export function usePresence(
  previewedPage: { document: string } | null,
  post: (message: StudioMessage) => void,
) {
  const store = usePresenceStore();
  const { selectedReleaseId: release } = usePerspective();
  const again = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(again.current), []);

  // `shown` changes each time the page loads. The page then needs the list of editors again.
  useEffect(() => {
    if (previewedPage === null) return undefined;
    const presence = store
      .documentPresence(getPublishedId(previewedPage.document))
      .subscribe((found) => post({ event: "presence", editors: editorsInBlocks(found) }));
    return () => presence.unsubscribe();
  }, [store, previewedPage, post]);

  return useMemo(() => {
    const report = (document: string, path: Path) => {
      store.setLocation([
        {
          type: "document",
          documentId: targetId(document, release),
          path,
          lastActiveAt: new Date().toISOString(),
        },
      ]);
    };
    return {
      /**
       * When this editor opens a text on the page, reports that the editor is in that text. When the
       * editor closes the text, reports that the editor has left it.
       */
      note({ action, document, path }: TypingRequest): void {
        if (action === "typeText" || action === "typeRichText") return;
        clearInterval(again.current);
        if (action === "closeText" || action === "closeRichText") return report(document, []);
        const reportPlace = () => report(document, stringToPath(path));
        reportPlace();
        again.current = setInterval(reportPlace, AGAIN);
      },
    };
  }, [store, release]);
}
