import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { useEffect, useState } from "react";
import { useClient, useCurrentUser, usePerspective } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { pagePath } from "../page-address.ts";
import { askWeight, type PageWeight } from "./ask-weight.ts";

/** Waits for the end of what is being changed, and for the content service to have it. In ms. */
const PAUSE = 2_500;

/** What is known of the page in the form. `noAddress`: it has none yet. Null while nothing is. */
type Known = { weight: PageWeight | { state: "noAddress" } | null; isWeighing: boolean };

/** Has the site weigh the page in the form, and again when it was changed; what was known stays until then. */
export function usePageWeight(site: string): Known {
  const client = useClient({ apiVersion: "2025-02-19" });
  const userId = useCurrentUser()?.id;
  const { value } = useDocumentPane();
  const perspective = usePerspective().perspectiveStack.join(",");
  const path = pagePath({ language: value["language"], slug: Object(value["slug"]).current });
  const asked = `${path} ${perspective} ${value._rev}`;
  const [found, setFound] = useState<{ asked: string; weight: PageWeight } | null>(null);
  const isFirst = found === null;

  useEffect(() => {
    if (path === null) return undefined;
    let isOver = false;
    const weigh = async () => {
      const { secret } = await createPreviewSecret(client, "marquee/weight", location.href, userId);
      return askWeight(site, { secret, path, perspective }, (input, init) => fetch(input, init));
    };
    const timer = setTimeout(
      async () => {
        const weight = await weigh().catch((): PageWeight => ({ state: "away" }));
        if (!isOver) setFound({ asked, weight });
      },
      isFirst ? 0 : PAUSE,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, userId, site, path, perspective, asked, isFirst]);

  if (path === null) return { weight: { state: "noAddress" }, isWeighing: false };
  return { weight: found?.weight ?? null, isWeighing: found?.asked !== asked };
}
