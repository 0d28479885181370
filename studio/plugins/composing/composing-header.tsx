import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";
import { AddressFollower } from "../presentation/address-follower.tsx";
import { type PreviewedPage, postToPage, useComposing } from "./use-composing.ts";
import { getPublishedId, useEditState, usePerspective } from "sanity";
import { useMay } from "../../ui/use-may.ts";
import { documentOf, targetId } from "./edited-document.ts";
import { previewedType } from "./previewed-type.ts";

const InsertMenu = lazy(async () => {
  const { InsertMenu } = await import("./insert-menu.tsx");
  return { default: InsertMenu };
});

/**
 * Switches editing on the previewed page on or off. It is off if the user has switched off the overlays, or if the
 * user's role doesn't allow changing the page.
 */
function EditingSwitch({
  previewedPage,
  isEditing,
  onChange,
}: {
  previewedPage: PreviewedPage;
  isEditing: boolean;
  /** Tells the page whether editing is on. Must be a new function when the page was loaded again. */
  onChange: (isOn: boolean) => void;
}) {
  const { selectedReleaseId: release } = usePerspective();
  const { document } = previewedPage;
  const id = getPublishedId(document);
  const state = useEditState(id, previewedType(document), "default", release);
  const page = documentOf(state);
  // The studio stores a change in the draft or in the release's version, so the role must allow changing that document.
  const mayEdit = useMay("update", page && { ...page, _id: targetId(document, release) });
  useEffect(() => onChange(isEditing && mayEdit), [isEditing, mayEdit, onChange]);
  return null;
}

/**
 * Presentation's header. It also renders the insert menu and the {@link AddressFollower}. F6 moves the focus from the
 * form to the page.
 */
export function ComposingHeader(props: PreviewHeaderProps) {
  const { iframeRef, targetOrigin, presentationRef, renderDefault } = props;
  const preview = useCallback(() => iframeRef.current?.contentWindow, [iframeRef]);
  const focusPage = useCallback(() => {
    const { current } = iframeRef;
    // Otherwise the page's focused element would lose the focus in some browsers.
    if (document.activeElement !== current) current?.focus();
  }, [iframeRef]);
  const { adding, add, close, startFilter, previewedPage } = useComposing(
    preview,
    targetOrigin,
    focusPage,
  );

  const isEditing = useSyncExternalStore(
    (onChange) => {
      const subscription = presentationRef.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => presentationRef.getSnapshot().context.visualEditingOverlaysEnabled,
  );
  const sendEditing = useCallback(
    (isOn: boolean) => {
      if (previewedPage !== null) postToPage(preview, targetOrigin, { event: "editing", isOn });
    },
    [preview, targetOrigin, previewedPage],
  );

  const hold = ({ address }: PreviewedPage, isChanging: boolean) =>
    postToPage(preview, targetOrigin, { event: "addressChanging", address, isChanging });

  const goToPage = useCallback(() => {
    iframeRef.current?.focus();
    postToPage(preview, targetOrigin, { event: "focus" });
  }, [iframeRef, preview, targetOrigin]);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.preventDefault();
      goToPage();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [goToPage]);

  return (
    <>
      {renderDefault(props)}
      {previewedPage === null ? null : (
        <EditingSwitch previewedPage={previewedPage} isEditing={isEditing} onChange={sendEditing} />
      )}
      {previewedPage === null ? null : (
        <AddressFollower
          // Resets the state of `AddressFollower` when the preview displays another page.
          key={previewedPage.document}
          previewedPage={previewedPage}
          origin={targetOrigin}
          onHold={hold}
          onRefresh={() => postToPage(preview, targetOrigin, { event: "changed" })}
          onLoad={(url) => preview()?.location.replace(url)}
        />
      )}
      {adding === null ? null : (
        <Suspense>
          <InsertMenu choices={adding.choices} onOpen={startFilter} onAdd={add} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
