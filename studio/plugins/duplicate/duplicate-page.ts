import { slugOfCopy, takenSlugs } from "@marquee/schemas/studio";
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
import { copyOfPage } from "./copy-of-page.ts";

const isDuplicate = (action: DocumentActionComponent): action is DuplicateDocumentActionComponent =>
  action.action === "duplicate";

const wrapped = new WeakMap<DuplicateDocumentActionComponent, DocumentActionComponent>();

/** Replaces the Studio's “Duplicate” action for pages. The new action gives the copy its own title and slug. */
export const withOwnAddresses = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) => (isDuplicate(action) ? duplicatePage(action) : action));

/** Wraps each action only once, because the Studio ties an action's state to the function's identity. */
function duplicatePage(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const action = wrapped.get(duplicate) ?? createAction(duplicate);
  wrapped.set(duplicate, action);
  return action;
}

/**
 * Returns the prefix of all slugs that the copy's slug may collide with: `venue` for
 * `venue-copy-2`.
 */
const startOf = (slug: string): string => slugOfCopy(slug, []).replace(/-copy$/, "");

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
    const [isAsking, setAsking] = useState(false);
    if (description === null || !description.onHandle) return description;

    const press = async () => {
      const { language, slug } = value;
      const current = Object(slug)["current"];
      setAsking(true);
      try {
        // Passes null as `id`, so that the result includes the original's slug, which the copy
        // can't use. With the original's id, the result would omit that slug.
        taken.current =
          typeof current === "string" && typeof language === "string"
            ? await takenSlugs(getClient, startOf(current), { id: null, language })
            : [];
        description.onHandle?.();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        toast.push({
          status: "error",
          title: translate("The page was not duplicated"),
          description: reason,
        });
      } finally {
        setAsking(false);
      }
    };
    return {
      ...description,
      disabled: isAsking || description.disabled === true,
      onHandle: () => void press(),
    };
  };
  return Object.assign(useDuplicatePage, {
    action: duplicate.action,
    displayName: "DuplicatePage",
  });
}
