import { useEffect, useState } from "react";
import { useClient, usePerspective } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { pagePath } from "../../page-address.ts";
import { createEditorFetch } from "../../site/fetch-from-site.ts";
import { fetchWeight, type PageWeight } from "./fetch-weight.ts";
import { apiVersion } from "../../lib/api-version.ts";

/**
 * Delay after an edit, in ms. The content service stores the edit in that time, so that the site
 * measures the edited page.
 */
const PAUSE = 2_500;

/** The page's weight, null until loaded. `noAddress`: the page has no URL yet. */
type Known = { weight: PageWeight | { state: "noAddress" } | null; isWeighing: boolean };

/**
 * Fetches the weight of the page in the form, and again after each edit. Returns the previous
 * weight until the new weight arrives.
 */
export function usePageWeight(site: string): Known {
  const client = useClient({ apiVersion });
  const { value } = useDocumentPane();
  const perspective = usePerspective().perspectiveStack.join(",");
  const path = pagePath({ language: value["language"], slug: Object(value["slug"]).current });
  const requestKey = `${path} ${perspective} ${value._rev}`;
  const [found, setFound] = useState<{ requestKey: string; weight: PageWeight } | null>(null);
  const isFirst = found === null;

  useEffect(() => {
    if (path === null) return undefined;
    let isOver = false;
    const timer = setTimeout(
      async () => {
        const weight = await fetchWeight({ path, perspective }, createEditorFetch(site, client));
        if (!isOver) setFound({ requestKey, weight });
      },
      isFirst ? 0 : PAUSE,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, site, path, perspective, requestKey, isFirst]);

  if (path === null) return { weight: { state: "noAddress" }, isWeighing: false };
  return { weight: found?.weight ?? null, isWeighing: found?.requestKey !== requestKey };
}
