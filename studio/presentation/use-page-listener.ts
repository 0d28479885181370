import { useEffect, useEffectEvent } from "react";
import { getDraftId, getPublishedId, getVersionId, useClient, usePerspective } from "sanity";

/**
 * Hears of each change of the previewed page as soon as it is stored: Sanity's Preview waits for a second without any.
 * What else stands on the page is left to it, and everything where listening fails. Null: no page is shown.
 */
export function usePageListener(document: string | null, onChanged: () => void): void {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { selectedReleaseId } = usePerspective();
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (document === null) return undefined;
    const published = getPublishedId(document);
    const version =
      selectedReleaseId === undefined ? [] : [getVersionId(published, selectedReleaseId)];
    const ids = [published, getDraftId(published), ...version];
    const options = {
      includeResult: false,
      includeMutations: false,
      includeAllVersions: true,
      visibility: "query",
      tag: "marquee.preview",
    } as const;
    const heard = client.listen("*[_id in $ids]", { ids }, options).subscribe({
      next: () => changed(),
      error: () => undefined,
    });
    return () => heard.unsubscribe();
  }, [client, document, selectedReleaseId]);
}
