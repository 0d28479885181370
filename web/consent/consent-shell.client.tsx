"use client";
import { type ComponentType, useEffect, useState } from "react";
import type { BannerProps } from "./banner.client.tsx";
import type { BannerTexts } from "./banner-texts.ts";
import { followConsent, useConsent } from "./store.client.ts";

/** What the shell needs of the consent settings, and the texts of the banner. */
export type ConsentShellProps = {
  policyVersion: number;
  /** Null: no tag manager, and no such category in the banner. */
  tagManagerId: string | null;
  /** Name of the tag manager's list in the page. */
  dataLayer: string;
  texts: BannerTexts;
};

/** True once the tag manager's code is in the page: from then on it has to hear of a withdrawal too. */
let analyticsLoaded = false;

// A file that can't be had (offline, a new version deployed) costs the banner or the statistics, never the page.
const ignore = () => {};

function useTagManager(id: string | null, dataLayer: string): void {
  const { decided, analytics } = useConsent();
  useEffect(() => {
    if (id === null || decided === null || !(analytics || analyticsLoaded)) return;
    analyticsLoaded = true;
    import("../analytics/tag-manager.client.ts").then(
      (loaded) => loaded.applyAnalyticsConsent({ id, dataLayer }, analytics),
      ignore,
    );
  }, [id, dataLayer, decided, analytics]);
}

/** The button of the footer that opened the banner again; null while it is shut. */
function useOpener() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("[data-open-consent]");
      if (button instanceof HTMLElement) setOpener(button);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  return [opener, setOpener] as const;
}

/**
 * The part of consent that is on every page: reads the choice, and loads the banner only where there is none or the
 * footer's button was pressed, the tag manager only where it is allowed. It renders nothing on the server, so the
 * cached page is the same for everyone.
 */
export function ConsentShell({ policyVersion, tagManagerId, dataLayer, texts }: ConsentShellProps) {
  const { decided } = useConsent();
  const [opener, setOpener] = useOpener();
  const [Banner, setBanner] = useState<ComponentType<BannerProps> | null>(null);
  const visible = decided === false || opener !== null;

  useEffect(() => followConsent(policyVersion), [policyVersion]);
  useTagManager(tagManagerId, dataLayer);
  useEffect(() => {
    if (visible)
      import("./banner.client.tsx").then((loaded) => setBanner(() => loaded.Banner), ignore);
  }, [visible]);

  if (!visible || !Banner) return null;
  return (
    <Banner
      texts={texts}
      policyVersion={policyVersion}
      withAnalytics={tagManagerId !== null}
      reopened={opener !== null}
      onClose={() => {
        opener?.focus();
        setOpener(null);
      }}
    />
  );
}
