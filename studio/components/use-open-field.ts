import { useEffect, useEffectEvent, useState } from "react";
import { type Path, pathToString } from "sanity";
import { useDocumentPane, usePaneRouter } from "sanity/structure";

/** By then the form has opened what a field stands in. In ms. */
const OPENED = 100;

/** Whether what stands beside the form stands over it: on a phone, and in a narrow pane. */
function coversForm(): boolean {
  const panel = document.querySelector(`[data-ui="DocumentInspectorPanel"]`);
  const room = panel?.parentElement;
  return panel !== null && !!room && panel.clientWidth >= room.clientWidth - 1;
}

/**
 * Gives a way to a field of the form from what stands beside it. Where that covers the form it closes, or nobody would
 * see the field that was opened.
 */
export function useOpenField(): (path: Path) => void {
  const { onPathOpen, onFocus } = useDocumentPane();
  const { params, setParams } = usePaneRouter();
  const [wanted, setWanted] = useState<Path | null>(null);

  const open = (path: Path) => {
    onPathOpen(path);
    onFocus(path);
  };
  const openAgain = useEffectEvent((path: Path) => {
    setWanted(null);
    // Only of a block that is open already does the Studio turn to the group that the field is in.
    open(path);
    // One change of the address: of two, the second would take the first back.
    if (coversForm()) setParams({ ...params, path: pathToString(path), inspect: undefined });
  });
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => openAgain(wanted), OPENED);
    return () => clearTimeout(timer);
  }, [wanted]);

  return (path) => {
    open(path);
    setWanted(path);
  };
}
