import type { ComposeRequest, StudioMessage } from "@marquee/schemas/editing";
import { useRef, useState } from "react";

type Settings = Extract<StudioMessage, { event: "settings" }>;

/** Keeps the settings of the block that the editor has opened. */
export function useBlockSettings(page: string) {
  const [open, setOpen] = useState<{ page: string; settings: Settings } | null>(null);
  const requestedPath = useRef<string | null>(null);
  return {
    /**
     * Returns the open settings. Closes them when the editor goes on with another block or page. `block` is the path of
     * the block that the editor works on: null if there is none, and undefined while the editor only points at blocks.
     */
    displayed(block: string | null | undefined): Settings | null {
      if (open === null) return null;
      const isOther = block !== undefined && block !== open.settings.path;
      if (open.page === page && !isOther) return open.settings;
      setOpen(null);
      return null;
    },
    noteRequest(request: ComposeRequest): void {
      if (request.action === "openSettings") requestedPath.current = request.path;
    },
    /** Stores the settings that the editor requested, and changes of the open ones. Others come too late. */
    handleMessage(settings: Settings): void {
      const isRequested = settings.path === requestedPath.current;
      if (isRequested) requestedPath.current = null;
      setOpen((known) =>
        isRequested || settings.path === known?.settings.path ? { page, settings } : known,
      );
    },
    close: (): void => setOpen(null),
  };
}
