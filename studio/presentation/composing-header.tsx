import { lazy, Suspense, useCallback, useEffect } from "react";
import type { PreviewHeaderProps } from "sanity/presentation";
import { tellPage } from "./compose-channel.ts";
import { useComposing } from "./use-composing.ts";

const InsertMenu = lazy(async () => {
  const { InsertMenu } = await import("./insert-menu.tsx");
  return { default: InsertMenu };
});

/** Presentation's own header; beside it stands what composes the previewed page. F6 leads from the form to the page. */
export function ComposingHeader(props: PreviewHeaderProps) {
  const { iframeRef, targetOrigin, renderDefault } = props;
  const preview = useCallback(() => iframeRef.current?.contentWindow, [iframeRef]);
  const { adding, add, close } = useComposing(preview, targetOrigin);

  const goToPage = useCallback(() => {
    iframeRef.current?.focus();
    tellPage(preview, targetOrigin, { tell: "focus" });
  }, [iframeRef, preview, targetOrigin]);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.preventDefault();
      goToPage();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [goToPage]);

  const leaveMenu = () => {
    close();
    // Once the menu is gone, which leaves the focus nowhere: whoever opened it was in another window.
    requestAnimationFrame(goToPage);
  };

  return (
    <>
      {renderDefault(props)}
      {adding === null ? null : (
        <Suspense>
          <InsertMenu choices={adding.choices} onAdd={add} onClose={leaveMenu} />
        </Suspense>
      )}
    </>
  );
}
