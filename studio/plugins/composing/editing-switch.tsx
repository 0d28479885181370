import { useEffect } from "react";
import { getPublishedId, useEditState, usePerspective } from "sanity";
import { useMay } from "../../ui/use-may.ts";
import { documentOf, targetId } from "./edited-document.ts";
import type { PreviewedPage } from "./use-composing.ts";

/**
 * Switches editing on the previewed page on or off. It is off if the user has switched off the overlays, or if the
 * user's role doesn't allow changing the page.
 */
export function EditingSwitch({
  previewedPage,
  isEditing,
  onChange,
}: {
  previewedPage: PreviewedPage;
  /** Whether the overlays are on. */
  isEditing: boolean;
  /** Tells the page whether editing is on. Must be a new function when the page was loaded again. */
  onChange: (isOn: boolean) => void;
}) {
  const { selectedReleaseId: release } = usePerspective();
  const state = useEditState(getPublishedId(previewedPage.document), "page", "default", release);
  const page = documentOf(state);
  // The studio stores a change in the draft or in the release's version, so the role must allow changing that document.
  const mayEdit = useMay(
    "update",
    page && { ...page, _id: targetId(previewedPage.document, release) },
  );
  useEffect(() => onChange(isEditing && mayEdit), [isEditing, mayEdit, onChange]);
  return null;
}
