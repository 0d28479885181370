import { useCallback, useEffect, useState } from "react";
import { useClient } from "sanity";
import { createEditorFetch } from "../../../site/fetch-from-site.ts";
import type { FetchDefaults, DefaultText } from "./fetch-defaults.ts";

type Defaults =
  | { state: "loading" }
  | { state: "failed"; why: string }
  | { state: "loaded"; texts: readonly DefaultText[] };

/** Fetches a language's default texts. `retry` fetches them again after a failure. */
export function useDefaults(
  language: string,
  { site, fetchDefaults }: { site: string; fetchDefaults: FetchDefaults },
): { defaults: Defaults; retry: () => void } {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [defaults, setDefaults] = useState<Defaults>({ state: "loading" });
  const load = useCallback(
    () =>
      fetchDefaults(language, createEditorFetch(site, client)).then(
        (texts) => setDefaults({ state: "loaded", texts }),
        (error: unknown) =>
          setDefaults({
            state: "failed",
            why: error instanceof Error ? error.message : String(error),
          }),
      ),
    [fetchDefaults, client, language, site],
  );
  useEffect(() => void load(), [load]);
  return {
    defaults,
    retry: () => {
      setDefaults({ state: "loading" });
      void load();
    },
  };
}
