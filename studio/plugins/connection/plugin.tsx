import { useEffect } from "react";
import {
  definePlugin,
  type DocumentLayoutProps,
  getPublishedId,
  type LayoutProps,
  useDocumentStore,
  usePerspective,
} from "sanity";
import { unstoredTexts } from "../composing/text-writer.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { connection } from "./connection.ts";
import { hasUnstoredDocuments, watchUnstored } from "./unstored-documents.ts";

/** Whether leaving the studio would lose changes. */
const hasUnstoredChanges = (): boolean =>
  connection.state.value.unsent > 0 ||
  hasUnstoredDocuments() ||
  [...unstoredTexts.values()].some((writer) => !writer.isIdle());

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnstoredChanges()) event.preventDefault();
}

function ConnectedLayout(props: LayoutProps) {
  useEffect(() => {
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => window.removeEventListener("beforeunload", askBeforeUnload);
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
