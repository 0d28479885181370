"use client";

import { useEffect, useRef, useState } from "react";
import type { LightBox, LightBoxLabels } from "./light-box.client.tsx";
import { StripButtons } from "./strip-buttons.client.tsx";
import { useHistoryEntry } from "./use-history-entry.client.ts";

export type GalleryToolsProps = { labels: LightBoxLabels };

type Opened = { Box: typeof LightBox; links: HTMLAnchorElement[]; at: number };

const loadLightBox = () => import("./light-box.client.tsx");

/**
 * Whether a click uses the main button and no modifier key. The browser handles all other clicks (new tab, download).
 */
const isPlain = (press: MouseEvent) =>
  press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);

const linksIn = (gallery: Element) => [
  ...gallery.querySelectorAll<HTMLAnchorElement>("a[data-position]"),
];

/**
 * Adds two scroll buttons to a gallery's strip and opens its links in a light box. The light box's
 * code is loaded when a visitor hovers or focuses an image. If loading fails, the link opens the
 * image file, as it does without script.
 */
export default function GalleryTools({ labels }: GalleryToolsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gallery, setGallery] = useState<Element | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const found = place.current?.closest("[data-block]");
    if (!found) return undefined;
    setGallery(found);
    const over = new AbortController();
    const prepare = () => void loadLightBox().catch(() => {});
    const open = (press: MouseEvent) => {
      const links = linksIn(found);
      const link = links.find(
        (each) => press.target instanceof Node && each.contains(press.target),
      );
      if (!link || !isPlain(press)) return;
      press.preventDefault();
      loadLightBox().then(
        ({ LightBox: Box }) => setOpened({ Box, links, at: links.indexOf(link) }),
        () => location.assign(link.href),
      );
    };
    for (const link of linksIn(found)) {
      link.addEventListener("pointerenter", prepare, { once: true, signal: over.signal });
      link.addEventListener("focus", prepare, { once: true, signal: over.signal });
      link.addEventListener("click", open, { signal: over.signal });
    }
    return () => over.abort();
  }, []);

  // Returns the focus to the link when the light box is unmounted. While its modal dialog is open, the link can't be
  // focused.
  useEffect(() => {
    const link = opened?.links[opened.at];
    return () => link?.focus({ preventScroll: true });
  }, [opened]);
  const close = () => setOpened(null);
  useHistoryEntry(opened !== null, close);
  const strip = gallery?.querySelector<HTMLElement>("[data-strip]");
  return (
    <div ref={place}>
      {strip ? <StripButtons strip={strip} labels={labels} /> : null}
      {opened ? (
        <opened.Box links={opened.links} at={opened.at} labels={labels} onClose={close} />
      ) : null}
    </div>
  );
}
