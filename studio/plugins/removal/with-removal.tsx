import { lazy, Suspense, useState } from "react";
import type { DocumentActionComponent } from "sanity";
import { textAt } from "../checks/stored-page.ts";
import type { RemovalAction } from "./removal.ts";

const RemovalDialog = lazy(async () => ({
  default: (await import("./removal-dialog.tsx")).RemovalDialog,
}));

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

const isRemoval = (action: string | undefined): action is RemovalAction =>
  action === "delete" || action === "unpublish";

/**
 * Replaces the dialogs of the Studio's actions “Delete” and “Unpublish” for documents of every type. The Studio's dialogs
 * offer to continue although the content service refuses to remove a document with references to it.
 */
export const withRemoval = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) => (isRemoval(action.action) ? removalOf(action, action.action) : action));

/** Wraps each action only once, because the Studio ties an action's state to the function's identity. */
function removalOf(action: DocumentActionComponent, name: RemovalAction): DocumentActionComponent {
  const removal = wrapped.get(action) ?? createRemoval(action, name);
  wrapped.set(action, removal);
  return removal;
}

function createRemoval(
  action: DocumentActionComponent,
  name: RemovalAction,
): DocumentActionComponent {
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
