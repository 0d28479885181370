"use client";

import { useRouter } from "next/navigation";
import { VisualEditing } from "next-sanity/visual-editing";
import { startTransition, useCallback } from "react";
import { Composer, type ComposerProps } from "./composer.client.tsx";

/** What the tools are told by the server. */
export type EditingToolsProps = ComposerProps;

/** Sanity's overlays, which open forms on click and drag blocks, and ours, which compose. */
export function EditingTools(props: EditingToolsProps) {
  const router = useRouter();
  // Only the page's data is asked for anew: the window keeps its place, and players go on playing.
  const follow = useCallback(async () => startTransition(() => router.refresh()), [router]);
  return (
    <>
      <VisualEditing refresh={follow} />
      <Composer {...props} onChanged={follow} />
    </>
  );
}
