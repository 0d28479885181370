import { useEffect, useMemo, useState } from "react";
import { useClient } from "sanity";
import { createEditorFetch } from "../../site/fetch-from-site.ts";
import { checkFont, type FontReport } from "./check-font.ts";
import { loadOwnFont } from "./load-typeface.ts";
import { apiVersion } from "../../lib/api-version.ts";

/**
 * Asks the site about an uploaded font, and loads the font if the site can use it. Returns
 * `checking` until the site responds. Returns null if there is no file or if the site doesn't
 * respond.
 */
export function useOwnFont(site: string, file: string | null): FontReport | "checking" | null {
  const client = useClient({ apiVersion });
  const fetchFromSite = useMemo(() => createEditorFetch(site, client), [site, client]);
  const [found, setFound] = useState<{ of: string; report: FontReport | null } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    let isOver = false;
    const check = async () => {
      const report = await checkFont(file, fetchFromSite);
      if (report?.problem === null) await loadOwnFont(site, file, report.font.address);
      if (!isOver) setFound({ of: file, report });
    };
    void check();
    return () => {
      isOver = true;
    };
  }, [fetchFromSite, file, site]);
  if (file === null) return null;
  return found?.of === file ? found.report : "checking";
}

/** Loads an uploaded font that another element displays. Renders nothing. */
export function OwnFont({ site, file }: { site: string; file: string | null }) {
  useOwnFont(site, file);
  return null;
}
