import { lazy, Suspense, useState } from "react";
import type { DocumentActionComponent } from "sanity";
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

function createRemoval(action: RemovalComponent): DocumentActionComponent {
  const { action: name } = action;
  const useRemoval: DocumentActionComponent = (props) => {
    const description = action(props);
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
