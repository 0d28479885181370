import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Preferences } from "../../consent/preferences.client.tsx";
import type { ConsentPromptProps } from "../../consent/consent-prompt.ts";
import { SearchDialog } from "../../design/search/search-dialog.client.tsx";

let isOpen = false;

/** Opens the dialog that an element of the page opens: the search, or the consent dialog. */
export function openDialog(opener: Element, consent: ConsentPromptProps): void {
  // Presses while this code loads are repeated.
  if (isOpen) return;
  isOpen = true;
  const place = document.createElement("div");
  place.dataset["added"] = "";
  document.body.append(place);
  const root = createRoot(place);
  const onClose = () => {
    isOpen = false;
    root.unmount();
    place.remove();
  };
  root.render(
    opener.matches("[data-opens='search']")
      ? createElement(SearchDialog, { onClose })
      : createElement(Preferences, { ...consent, onClose }),
  );
}
