import type { ComponentType, Dispatch, SetStateAction } from "react";
import type { TagManager } from "./analytics/tag-manager.client.ts";
import type { PreferencesProps } from "./preferences.client.tsx";

/** The component of the open dialog; null while no dialog is open. */
export type Dialog = ComponentType<PreferencesProps> | null;

async function loadDialog(opener: Element): Promise<Dialog> {
  if (opener.matches("[data-opens='search']")) {
    return (await import("../design/search/search-dialog.client.tsx")).SearchDialog;
  }
  return (await import("./preferences.client.tsx")).Preferences;
}

/**
 * Loads the dialog that an element opens, and displays it: the search, or the consent dialog. This
 * module is the only one that `consent-shell.client.tsx` names, because each name of a file costs
 * every page 80 bytes.
 */
export async function openDialog(
  opener: Element,
  setDialog: Dispatch<SetStateAction<Dialog>>,
): Promise<void> {
  const loaded = await loadDialog(opener);
  setDialog(() => loaded);
}

/** Loads the tag manager's code, and applies the visitor's consent. Null: the site has no tag manager. */
export async function applyConsent(
  tagManager: TagManager | null,
  tagCookies: readonly string[],
): Promise<void> {
  const loaded = await import("./analytics/tag-manager.client.ts");
  loaded.applyAnalyticsConsent(tagManager, tagCookies);
}
