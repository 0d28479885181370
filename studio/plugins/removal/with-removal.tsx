import { UnpublishIcon } from "@sanity/icons/Unpublish";
import { lazy, Suspense, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  useDocumentPairPermissions,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import { textAt } from "../checks/stored-page.ts";
import { wrapOnce } from "../../lib/wrap-once.ts";
import type { RemovalAction } from "./removal.ts";

const RemovalDialog = lazy(async () => ({
  default: (await import("./removal-dialog.tsx")).RemovalDialog,
}));

type RemovalComponent = DocumentActionComponent & { action: RemovalAction };

const isRemoval = (action: DocumentActionComponent): action is RemovalComponent =>
  action.action === "delete" || action.action === "unpublish";

/**
 * Replaces the dialogs of the Studio's actions “Delete” and “Unpublish” for documents of every type. The Studio's dialogs
 * offer to continue although the content service refuses to remove a document with references to it.
 */
export const withRemoval = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) => (isRemoval(action) ? removalOf(action) : action));

const removalOf = wrapOnce(createRemoval);

type ActionProps = Parameters<DocumentActionComponent>[0];

/**
 * Describes “Unpublish” for a published document that is displayed as its editors see it. The Studio 6.9.2 offers the
 * action only after the editor has selected the perspective “Published”, where nobody looks for it.
 */
function useUnpublishInDrafts(props: ActionProps): DocumentActionDescription | null {
  const { id, type, published, release, liveEditSchemaType } = props;
  const [permission] = useDocumentPairPermissions({ id, type, permission: "unpublish" });
  if (published === null || release !== undefined || liveEditSchemaType) return null;
  const isRefused = permission?.granted === false;
  return {
    label: translate("Unpublish"),
    icon: UnpublishIcon,
    tone: "critical",
    disabled: permission?.granted !== true,
    ...(isRefused ? { title: translate("Your role doesn't allow this.") } : {}),
  };
}

const useNoDescription = (): null => null;

function createRemoval(action: RemovalComponent): DocumentActionComponent {
  const { action: name } = action;
  const useMissing = name === "unpublish" ? useUnpublishInDrafts : useNoDescription;
  const useRemoval: DocumentActionComponent = (props) => {
    const missing = useMissing(props);
    const description = action(props) ?? missing;
    const [isOpen, setOpen] = useState(false);
    if (description === null) return null;
    const { id, draft, published } = props;
    const language = textAt(draft ?? published, "language");
    return {
      ...description,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: "custom",
        component: (
          <Suspense fallback={null}>
            <RemovalDialog
              action={name}
              id={id}
              {...(language === "" ? {} : { language })}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        ),
      },
    };
  };
  return Object.assign(useRemoval, { action: name, displayName: "Removal" });
}
