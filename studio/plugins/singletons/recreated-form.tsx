import { useToast } from "@sanity/ui/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { type DocumentLayoutProps, getDraftId, useClient, definePlugin } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { translate } from "../../i18n/translate.ts";
import { blankTransactionId } from "../../sample-sites/replace/blank-settings.ts";
import { reasonOf } from "../../ui/reason-of.ts";
import { isSingletonType } from "../../singletons.ts";
import { apiVersion } from "../../lib/api-version.ts";

/**
 * Form of a singleton. If the singleton was deleted, creates a draft with the type's initial
 * values. Without it, the Studio's form would be read-only for ever: a deleted document can only be
 * restored, and a singleton can't be created under another id.
 */
export function RecreatedForm(props: DocumentLayoutProps) {
  const { documentId, documentType, isDeleted, isDeleting, isInitialValueLoading, ...pane } =
    useDocumentPane();
  const client = useClient({ apiVersion });
  const toast = useToast();
  const [isRefused, setRefused] = useState(false);
  const mayCreate = !pane.isPermissionsLoading && pane.permissions?.granted === true;
  const isMissing = isDeleted && !isDeleting && !isInitialValueLoading && mayCreate && !isRefused;

  const createDraft = useEffectEvent(() =>
    client
      .transaction()
      // Another editor may have created the draft at the same time.
      .createIfNotExists({ ...pane.value, _id: getDraftId(documentId), _type: documentType })
      .transactionId(blankTransactionId())
      .commit({ tag: "recreate" }),
  );
  const handleError = useEffectEvent((error: unknown) => {
    setRefused(true);
    const title = translate("The settings were not created");
    toast.push({ status: "error", title, description: reasonOf(error) });
  });
  useEffect(() => {
    if (isMissing) createDraft().catch((error: unknown) => handleError(error));
  }, [isMissing]);

  return (
    // Hides the last content and the banner “deleted” until the draft is there.
    <div style={{ display: "contents", visibility: isMissing ? "hidden" : "inherit" }}>
      {props.renderDefault(props)}
    </div>
  );
}

/** Plugin that lets editors fill in a singleton again after it was deleted. [PAGE-11] */
export const singletons = definePlugin({
  name: "singletons",
  document: {
    components: {
      unstable_layout: (props: DocumentLayoutProps) =>
        isSingletonType(props.documentType) ? (
          <RecreatedForm key={props.documentId} {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
