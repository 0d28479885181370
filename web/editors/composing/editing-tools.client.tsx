"use client";

import { usePathname, useRouter } from "next/navigation";
import type { ClientPerspective } from "next-sanity";
import { VisualEditing } from "next-sanity/visual-editing";
import { useCallback, useLayoutEffect, useRef, useTransition } from "react";
import { Composer, type ComposerProps } from "./composer.client.tsx";
import { displayStoredFocus } from "../pictures/focus-on-page.client.ts";
import { displayStored } from "../typing/texts-on-page.client.ts";
import { whenServed } from "./when-served.client.ts";
import { type DisplayedLook, useLookPreview } from "./use-look-preview.client.ts";

export type EditingToolsProps = ComposerProps & {
  /** The Sanity perspective that the page was rendered with. Several perspectives are joined by commas. */
  perspective: string;
  /** The look that the server rendered the page in. */
  look: DisplayedLook;
};

/**
 * Ignores a chosen variant, because the site has none. By default, next-sanity would call a server action, which the
 * serving layer refuses.
 */
const ignoreVariant = async (): Promise<void> => {};

/** Renders Sanity's overlays, which open forms on click, and the composer (our editing toolbar). */
export function EditingTools({ perspective, look, ...props }: EditingToolsProps) {
  const { page } = props;
  const router = useRouter();
  const address = usePathname();
  const isAddressChanging = useRef(false);
  const isTyping = useRef(false);
  const isStale = useRef(false);
  const [isRefreshing, startRefresh] = useTransition();
  // Refreshes only the page's data, so that the window keeps its scroll position and videos keep playing.
  const follow = useCallback(async () => {
    // The draft's slug is changing, so this address no longer exists. A refresh would show the error page for an
    // unknown address.
    if (isAddressChanging.current) return;
    await whenServed();
    // A refresh would replace the text that the editor is typing.
    isStale.current = isTyping.current;
    if (!isTyping.current) startRefresh(() => router.refresh());
  }, [router]);
  const noteAddress = useCallback(
    (isChanging: boolean) => {
      const wasChanging = isAddressChanging.current;
      isAddressChanging.current = isChanging;
      if (wasChanging && !isChanging) void follow();
    },
    [follow],
  );
  useLayoutEffect(() => {
    if (isRefreshing) return;
    displayStored();
    displayStoredFocus(page);
  }, [isRefreshing, page]);
  const noteTyping = useCallback(
    (isActive: boolean) => {
      isTyping.current = isActive;
      if (!isActive && isStale.current) void follow();
    },
    [follow],
  );
  // Ignores a perspective that the page already has, because Presentation sends the perspective at each connection.
  const changePerspective = useCallback(
    async (chosen: ClientPerspective) => {
      if (String(chosen) === perspective) return;
      const stored = await fetch("/api/draft-mode/perspective", {
        method: "POST",
        body: String(chosen),
      }).catch(() => null);
      if (stored?.ok) await follow();
    },
    [perspective, follow],
  );
  const previewLook = useLookPreview(look);
  return (
    <>
      <VisualEditing
        refresh={follow}
        onPerspectiveChange={changePerspective}
        onVariantChange={ignoreVariant}
      />
      <Composer
        {...props}
        address={address}
        onChanged={follow}
        onAddressChanging={noteAddress}
        onTyping={noteTyping}
        onLook={previewLook}
      />
    </>
  );
}
