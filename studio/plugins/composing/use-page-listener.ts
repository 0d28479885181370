import type { ListenOptions } from "@sanity/client";
import { useEffect, useEffectEvent } from "react";
import { getDraftId, getPublishedId, getVersionId, useClient, usePerspective } from "sanity";

/**
 * Calls `onChanged` as soon as a change of the previewed page is stored: Sanity's Presentation waits for a second
 * without changes. It is called at each connection too, because a change before that sends no event. Presentation
 * refreshes what else is on the page, and everything when listening fails.
 */
export function usePageListener(document: string, onChanged: () => void): void {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { selectedReleaseId } = usePerspective();
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    const published = getPublishedId(document);
    const version =
      selectedReleaseId === undefined ? [] : [getVersionId(published, selectedReleaseId)];
    const ids = [published, getDraftId(published), ...version];
    const options = {
      includeResult: false,
      includeMutations: false,
      includeAllVersions: true,
      visibility: "query",
      events: ["welcome", "mutation"],
      tag: "marquee.preview",
    } satisfies ListenOptions;
    const heard = client.listen("*[_id in $ids]", { ids }, options).subscribe({
      next: () => changed(),
      error: () => undefined,
    });
    return () => heard.unsubscribe();
  }, [client, document, selectedReleaseId]);
}
