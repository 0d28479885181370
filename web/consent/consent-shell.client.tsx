"use client";
import { type ComponentType, useEffect, useState } from "react";
import type { TagManager } from "../analytics/tag-manager.client.ts";
import type { BannerProps } from "./banner.client.tsx";
import { followConsent, useConsent } from "./store.client.ts";

/** What the shell needs of the consent settings, and the texts of the banner. */
export type ConsentShellProps = {
  policyVersion: number;
  /** Null: nothing to load, and no such category in the banner. */
  tagManager: TagManager | null;
  texts: BannerProps["texts"];
};

/** True once the tag manager's code is in the page: from then on it has to hear of a withdrawal too. */
let analyticsLoaded = false;

function useTagManager(tagManager: TagManager | null, decided: boolean | null, allowed: boolean): void {
  useEffect(() => {
    if (!tagManager || decided === null || !(allowed || analyticsLoaded)) return;
    analyticsLoaded = true;
    import("../analytics/tag-manager.client.ts").then(
      ({ applyAnalyticsConsent }) => applyAnalyticsConsent(tagManager, allowed),
      // A script that can't be had (offline, a new version deployed) costs statistics, never the page.
      () => undefined,
    );
  }, [tagManager, decided, allowed]);
}

/** The button of the footer that opened the banner again; null while it is shut. */
function useOpener() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("[data-open-consent]") : null;
      if (button instanceof HTMLElement) setOpener(button);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  return [opener, setOpener] as const;
}

/**
 * The part of consent that is on every page: reads the choice, and loads the banner only where there is none or the
 * footer's button was pressed, the tag manager only where it is allowed. Renders nothing on the server, so that
 * the cached page is the same for everyone.
 */
export function ConsentShell({ policyVersion, tagManager, texts }: ConsentShellProps) {
  const { decided, analytics } = useConsent();
  const [opener, setOpener] = useOpener();
  const [Banner, setBanner] = useState<ComponentType<BannerProps> | null>(null);
  const visible = decided === false || opener !== null;

  useEffect(() => followConsent(policyVersion), [policyVersion]);
  useTagManager(tagManager, decided, analytics);
  useEffect(() => {
    if (visible) import("./banner.client.tsx").then((loaded) => setBanner(() => loaded.Banner), () => undefined);
  }, [visible]);

  if (!visible || !Banner) return null;
  const close = () => {
    opener?.focus();
    setOpener(null);
  };
  return <Banner texts={texts} withAnalytics={tagManager !== null} reopened={opener !== null} onClose={close} />;
}
