import { useEffect, useEffectEvent, useState } from "react";
import { type Path, pathToString } from "sanity";
import { useDocumentPane, usePaneRouter } from "sanity/structure";
import { inspectorPanel } from "./internals/studio-dom.ts";

/**
 * Delay in ms before the field is opened a second time. The first call only opens the block that
 * contains the field, because the Studio selects the field's group (a tab of the form) only in a
 * block that is already open.
 */
const OPENED = 100;

/** Whether the inspector covers the form, as on a phone or in a narrow pane. */
function coversForm(): boolean {
  const panel = document.querySelector(inspectorPanel);
  const room = panel?.parentElement;
  return panel !== null && !!room && panel.clientWidth >= room.clientWidth - 1;
}

/**
 * Returns a function that opens a field of the form from an inspector. Closes the inspector if it covers the form.
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
    // Opens the field a second time, because the Studio selects the field's group (a tab of the
    // form) only if the block is already open.
    open(path);
    // Sets all parameters in one call, because a second call would undo the first.
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
