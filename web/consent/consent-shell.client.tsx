"use client";
import { type ComponentType, useEffect, useState } from "react";
import type { TagManager } from "../analytics/tag-manager.client.ts";
import type { AskingProps } from "./asking.ts";
import type { PreferencesProps } from "./preferences.client.tsx";
import { followConsent, useConsent } from "./store.client.ts";

/** True once the tag manager's code is in the page: from then on it has to hear of a withdrawal too. */
let analyticsLoaded = false;

// A file that can't be had (offline, a new version deployed) costs the banner or the statistics, never the page.
const ignore = () => {};

/** Brings the tag manager in line with the choice; null: there is none, or no longer. */
function useTagManager(tagManager: TagManager | null, tagCookies: readonly string[] | null): void {
  const { analytics } = useConsent();
  useEffect(() => {
    const isAllowed = analytics && tagManager !== null;
    if (!(isAllowed || analyticsLoaded) || !tagCookies) return;
    analyticsLoaded = true;
    import("../analytics/tag-manager.client.ts").then(
      (loaded) => loaded.applyAnalyticsConsent(isAllowed ? tagManager : null, tagCookies),
      ignore,
    );
  }, [tagManager, tagCookies, analytics]);
}

/** The dialog while it is open: once a button of the footer, or of the banner, was pressed. */
function usePreferences() {
  const [Preferences, setPreferences] = useState<ComponentType<PreferencesProps> | null>(null);
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest("[data-open-consent]"))) return;
      import("./preferences.client.tsx").then(
        (loaded) => setPreferences(() => loaded.Preferences),
        ignore,
      );
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  return [Preferences, () => setPreferences(null)] as const;
}

/**
 * The part of consent that is on every page: reads the choice, and loads the banner only where there is none, the
 * dialog only when it is asked for, the tag manager only where it is allowed. It renders nothing on the server, so the
 * cached page is the same for everyone.
 */
export function ConsentShell({
  tagManager,
  ...asking
}: AskingProps & {
  /** Null: no tag manager, and no such category. */
  tagManager: TagManager | null;
}) {
  const { policyVersion, tagCookies } = asking;
  const isPreview = !tagCookies;
  const { decided } = useConsent();
  const [Banner, setBanner] = useState<ComponentType<AskingProps> | null>(null);
  const [Preferences, close] = usePreferences();

  useEffect(() => followConsent(policyVersion, isPreview), [policyVersion, isPreview]);
  useTagManager(tagManager, tagCookies);
  useEffect(() => {
    if (decided === false)
      import("./banner.client.tsx").then((loaded) => setBanner(() => loaded.Banner), ignore);
  }, [decided]);

  return (
    <>
      {decided === false && Banner && <Banner {...asking} />}
      {Preferences && <Preferences {...asking} onClose={close} />}
    </>
  );
}
