import {
  type DocumentActionComponent,
  getDraftId,
  getVersionId,
  useClient,
  useDocumentStore,
  useEditState,
  usePerspective,
} from "sanity";
import { useToast } from "@sanity/ui/toast";
import { filter, firstValueFrom } from "rxjs";
import { translate } from "../../i18n/translate.ts";
import { wrapOnce } from "../../lib/wrap-once.ts";
import { linksOfTranslations } from "./links.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Replaces the Studio's “Revert to revision” action for pages. The new action keeps the links to translations. */
export const withTranslationLinks = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) => (action.action === "restore" ? restorePage(action) : action));

const restorePage = wrapOnce(createAction);

function createAction(restore: DocumentActionComponent): DocumentActionComponent {
  const useRestorePage: DocumentActionComponent = (props) => {
    const { id, type } = props;
    const description = restore(props);
    const { selectedReleaseId } = usePerspective();
    const { draft, published, version } = useEditState(id, type, "default", selectedReleaseId);
    const client = useClient({ apiVersion });
    const { pair } = useDocumentStore();
    const toast = useToast();
    const dialog = description?.dialog;
    if (!description || !dialog || dialog.type !== "confirm") return description;

    // The document before the restore. Its links to translations are written back after the
    // restore, because the revision's links may be outdated.
    const current = version ?? draft ?? published;
    const target = version === null ? getDraftId(id) : getVersionId(id, selectedReleaseId ?? "");
    const confirm = async () => {
      const isRestored = firstValueFrom(
        pair
          .operationEvents(id, type)
          .pipe(filter((event) => event.op === "restore" && event.type === "success")),
      );
      dialog.onConfirm();
      if (current === null) return;
      await isRestored;
      await client.patch(target, linksOfTranslations(current)).commit();
    };
    const onConfirm = () =>
      void confirm().catch((error: unknown) => {
        const reason = errorMessage(error);
        toast.push({
          status: "error",
          title: translate("The links to translations were not restored"),
          description: reason,
        });
      });
    return { ...description, dialog: { ...dialog, onConfirm } };
  };
  return Object.assign(useRestorePage, { action: restore.action, displayName: "RestorePage" });
}
