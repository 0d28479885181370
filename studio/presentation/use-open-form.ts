import { getPublishedId } from "sanity";
import { useRouter } from "sanity/router";

const inputs = ":is(input, textarea, [contenteditable=true])";

/** How often, and after how many ms, a form that is being opened is looked for. */
const LOOKS = 40;
const LOOK_EVERY = 100;

function focusFirst(within: string): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>(within)];
  const field = fields.find((each) => each.checkVisibility() && !each.hasAttribute("readonly"));
  field?.focus();
  return field !== undefined;
}

/** Focuses a block's first field as soon as its form is there; a form that never comes is no fault. */
function focusSoon(path: string, looks = LOOKS): void {
  const field = `[data-testid^=${JSON.stringify(`field-${path}.`)}]`;
  if (focusFirst(`${field} ${inputs}`) || looks === 0) return;
  setTimeout(() => focusSoon(path, looks - 1), LOOK_EVERY);
}

/** The form beside the preview: opens it at a block, or goes to it by the keyboard. */
export function useOpenForm() {
  const { navigate, state } = useRouter();
  return {
    /** Opens a block's form, with its first field in hand. */
    open(document: string, path: string): void {
      const { _searchParams = [] } = state;
      navigate({ type: "page", id: getPublishedId(document), path, _searchParams });
      focusSoon(path);
    },
    /** To the form of the block that is open, else to that of the page. */
    focus(): void {
      if (focusFirst(`[role=dialog] ${inputs}`)) return;
      focusFirst(`[data-testid=document-panel-scroller] ${inputs}`);
    },
  };
}
