import { useToast } from "@sanity/ui/toast";
import { useCallback, useRef, useState } from "react";
import {
  type DocumentActionComponent,
  type DuplicateDocumentActionComponent,
  type SanityDocumentLike,
  useSource,
} from "sanity";
import { useDocumentPane } from "sanity/structure";
import { translate } from "../../i18n/translate.ts";
import { wrapOnce } from "../../lib/wrap-once.ts";
import { copyOfPage, slugsForCopy } from "./copy-of-page.ts";
import { errorMessage } from "../../lib/error-message.ts";

const isDuplicate = (action: DocumentActionComponent): action is DuplicateDocumentActionComponent =>
  action.action === "duplicate";

/** Replaces the Studio's “Duplicate” action for pages. The new action gives the copy its own title and slug. */
export const withOwnAddresses = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) => (isDuplicate(action) ? duplicatePage(action) : action));

const duplicatePage = wrapOnce(createAction);

function createAction(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const useDuplicatePage: DocumentActionComponent = (props) => {
    const taken = useRef<readonly string[]>([]);
    const mapDocument = useCallback(
      (page: SanityDocumentLike) => ({
        ...copyOfPage(page, taken.current),
        _id: page._id,
        _type: page._type,
      }),
      [],
    );
    const description = duplicate({ ...props, mapDocument });
    const { getClient } = useSource();
    const { value } = useDocumentPane();
    const toast = useToast();
    const [isDuplicating, setIsDuplicating] = useState(false);
    if (description === null || !description.onHandle) return description;

    const press = async () => {
      setIsDuplicating(true);
      try {
        taken.current = await slugsForCopy(getClient, value);
        description.onHandle?.();
      } catch (error) {
        const reason = errorMessage(error);
        toast.push({
          status: "error",
          title: translate("The page was not duplicated"),
          description: reason,
        });
      } finally {
        setIsDuplicating(false);
      }
    };
    return {
      ...description,
      disabled: isDuplicating || description.disabled === true,
      onHandle: () => void press(),
    };
  };
  return Object.assign(useDuplicatePage, {
    action: duplicate.action,
    displayName: "DuplicatePage",
  });
}
