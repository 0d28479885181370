import { isValidElement } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  InsufficientPermissionsMessage,
} from "sanity";
import { translate } from "../i18n/translate.ts";
import { wrapOnce } from "../lib/wrap-once.ts";

const isRefused = ({ disabled, title }: DocumentActionDescription): boolean =>
  disabled === true &&
  (title === translate("Your role doesn't allow this.") ||
    (isValidElement(title) && title.type === InsufficientPermissionsMessage));

/**
 * Adds to the name of each entry of a document's menu that the user's role doesn't allow it. The Studio displays the
 * reason only while a mouse is over the entry, which can't be focused. “Publish” is a button outside of the menu.
 */
export const withVisibleReasons = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) => (action.action === "publish" ? action : withReason(action)));

const withReason = wrapOnce((action: DocumentActionComponent): DocumentActionComponent => {
  const useActionWithReason: DocumentActionComponent = (props) => {
    const description = action(props);
    if (description === null || !isRefused(description)) return description;
    const { label } = description;
    return {
      ...description,
      label: translate("{action} (not allowed for your role)", { action: label }),
    };
  };
  const { action: name, displayName = "Action" } = action;
  return Object.assign(useActionWithReason, {
    ...(name === undefined ? {} : { action: name }),
    displayName: `${displayName}WithReason`,
  });
});
