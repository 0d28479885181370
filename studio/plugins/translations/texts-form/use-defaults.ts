import { useCallback, useEffect, useState } from "react";
import { useClient } from "sanity";
import { siteAs } from "../../../site/ask-site.ts";
import type { DefaultsQuestion, DefaultText } from "./ask-defaults.ts";

type Defaults =
  | { state: "asking" }
  | { state: "failed"; why: string }
  | { state: "known"; texts: readonly DefaultText[] };

/** Fetches a language's default texts. `retry` fetches them again after a failure. */
export function useDefaults(
  language: string,
  { site, ask }: { site: string; ask: DefaultsQuestion },
): { defaults: Defaults; retry: () => void } {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [defaults, setDefaults] = useState<Defaults>({ state: "asking" });
  const load = useCallback(
    () =>
      ask(language, siteAs(site, client)).then(
        (texts) => setDefaults({ state: "known", texts }),
        (error: unknown) =>
          setDefaults({
            state: "failed",
            why: error instanceof Error ? error.message : String(error),
          }),
      ),
    [ask, client, language, site],
  );
  useEffect(() => void load(), [load]);
  return {
    defaults,
    retry: () => {
      setDefaults({ state: "asking" });
      void load();
    },
  };
}
