import { useEffect } from "react";
import {
  definePlugin,
  type DocumentLayoutProps,
  getPublishedId,
  type LayoutProps,
  useCurrentUser,
  useDocumentStore,
  usePerspective,
} from "sanity";
import { ConnectionNotice } from "./connection-notice.tsx";
import { connection } from "./connection.ts";
import { session } from "./lake-session.ts";
import { hasUnstoredChanges, noteKey } from "./unstored-changes.ts";
import { watchUnstored } from "./unstored-documents.ts";

/**
 * Asks before changes are lost. The Studio's presence must not hear of an unload that the editor may refuse: it would
 * disconnect for good, and in an outage its failed farewell would take down the layout with all forms.
 */
function confirmUnload(event: BeforeUnloadEvent): void {
  if (!hasUnstoredChanges()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function ConnectedLayout(props: LayoutProps) {
  const user = useCurrentUser()?.id ?? null;
  useEffect(() => {
    session.setUser(user);
    return () => session.setUser(null);
  }, [user]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("beforeunload", confirmUnload, { capture: true, signal });
    window.addEventListener("keydown", noteKey, { capture: true, passive: true, signal });
    return () => stop.abort();
  }, []);
  return (
    <>
      {props.renderDefault(props)}
      <ConnectionNotice connection={connection} />
    </>
  );
}

function WatchedDocument(props: DocumentLayoutProps) {
  const store = useDocumentStore();
  const { selectedReleaseId: release } = usePerspective();
  const { documentId, documentType: type } = props;
  const id = getPublishedId(documentId);
  useEffect(() => watchUnstored(store, { id, type, release }), [store, id, type, release]);
  return props.renderDefault(props);
}

/**
 * Plugin that keeps what an editor types while the content service can't be reached, says so, and asks before a reload
 * would lose changes. [COMP-6]
 */
export const connectionLoss = definePlugin({
  name: "connection-loss",
  studio: { components: { layout: ConnectedLayout } },
  document: { components: { unstable_layout: WatchedDocument } },
});
