"use client";
import { useEffect, useState } from "react";
import type { TagManager } from "./analytics/tag-manager.client.ts";
import { Banner } from "./banner.client.tsx";
import type { ConsentPromptProps } from "./consent-prompt.ts";
import type { Dialog } from "./on-demand.client.ts";
import { followConsent } from "../runtime/consent/store.client.ts";
import { useConsent } from "../runtime/consent/use-consent.client.ts";

/** Whether the tag manager's code was loaded. If so, the code must be notified when the visitor withdraws consent. */
let analyticsLoaded = false;

// Ignores a chunk that fails to load (offline, new deployment). The page still works, without the banner or the
// statistics.
const ignore = () => {};

/** Applies the visitor's choice to the tag manager; `tagManager` is null if the site has none. */
function useTagManager(tagManager: TagManager | null, tagCookies: readonly string[] | null): void {
  const { analytics } = useConsent();
  useEffect(() => {
    const isAllowed = analytics && tagManager !== null;
    if (!(isAllowed || analyticsLoaded) || !tagCookies) return;
    analyticsLoaded = true;
    import("./on-demand.client.ts")
      .then((loaded) => loaded.applyConsent(isAllowed ? tagManager : null, tagCookies))
      .catch(ignore);
  }, [tagManager, tagCookies, analytics]);
}

/**
 * Returns the open dialog's component (null while no dialog is open) and a function that closes the
 * dialog. A click on any element with `data-opens` opens the dialog of that element: the consent
 * dialog or the search.
 */
function useDialog() {
  const [Dialog, setDialog] = useState<Dialog>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const opener = event.target instanceof Element && event.target.closest("[data-opens]");
      if (!opener) return;
      event.preventDefault();
      import("./on-demand.client.ts")
        .then((loaded) => loaded.openDialog(opener, setDialog))
        // The link of the search leads to a page that does the same.
        .catch(() => opener instanceof HTMLAnchorElement && location.assign(opener.href));
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  return [Dialog, () => setDialog(null)] as const;
}

/**
 * The consent code of pages that the framework runs: drafts, and pages that are made for each request. Published pages
 * have its HTML, and `start/consent.client.ts` in its place. The cached page is the same for everyone, so the banner is
 * hidden until the visitor's choice has been read.
 */
export function ConsentShell({
  tagManager,
  ...prompt
}: ConsentPromptProps & {
  /** Null without a tag manager, and in a preview. */
  tagManager: TagManager | null;
}) {
  const { policyVersion, tagCookies } = prompt;
  const isPreview = !tagCookies;
  const { decided } = useConsent();
  const [Dialog, close] = useDialog();

  useEffect(() => followConsent(policyVersion, isPreview), [policyVersion, isPreview]);
  useTagManager(tagManager, tagCookies);
  const isShown = decided === false;
  return (
    <>
      <div hidden={!isShown} data-consent={JSON.stringify({ ...prompt, tagManager })}>
        {decided === true ? null : <Banner {...prompt} isShown={isShown} />}
      </div>
      {Dialog && <Dialog {...prompt} onClose={close} />}
    </>
  );
}
