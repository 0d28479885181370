import { getPublishedId } from "sanity";
import { useRouter } from "sanity/router";

/** The form beside the preview: opens it at a block, or goes to it by the keyboard. */
export function useOpenForm() {
  const { navigate, state } = useRouter();
  return {
    open(document: string, path: string): void {
      const { _searchParams = [] } = state;
      navigate({ type: "page", id: getPublishedId(document), path, _searchParams });
    },
    focus(): void {
      const fields = document.querySelectorAll<HTMLElement>(
        "[role=dialog] :is(input, textarea, [contenteditable=true]), [data-testid=document-panel-scroller] :is(input, textarea)",
      );
      [...fields].find((field) => field.checkVisibility())?.focus();
    },
  };
}
