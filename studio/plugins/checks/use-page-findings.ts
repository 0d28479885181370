import { addressed } from "@marquee/schemas/contract";
import { useEffect, useMemo, useState } from "react";
import { useClient, useDocumentStore, type ValidationMarker } from "sanity";
import { followQuery } from "../connection/follow-query.ts";
import { useSettled } from "../../ui/use-settled.ts";
import { checkPage } from "./check-page.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { checkedPage } from "./stored-page.ts";
import { paramsOf, readFacts } from "./read-facts.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Query that runs again after each change of a page or redirect. */
const change = { fetch: "now()", listen: `*[${addressed} || _type == "redirect"]` };

function useChanges(): number {
  const store = useDocumentStore();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const options = { apiVersion, perspective: "raw", tag: "checks", parse: String } as const;
    const following = followQuery(store, change, {}, options).subscribe(() =>
      setCount((before) => before + 1),
    );
    return () => following.unsubscribe();
  }, [store]);
  return count;
}

function useFacts(value: unknown, site: string): Facts | null {
  const client = useClient({ apiVersion });
  const changes = useChanges();
  const [facts, setFacts] = useState<Facts | null>(null);
  // An edit in the form runs the queries again only if the edit changes the queries' parameters.
  // Each stored change (`changes`) also runs the queries again.
  const paramsKey = useMemo(
    () => JSON.stringify(paramsOf(checkedPage(value), site)),
    [value, site],
  );
  useEffect(() => {
    let isOver = false;
    // If the queries fail, the previous facts stay. The studio itself reports a lost connection.
    readFacts(client, value, site)
      .then((found) => (isOver ? undefined : setFacts(found)))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `paramsKey` contains the parts of `value` that the queries use
  }, [client, site, paramsKey, changes]);
  return facts;
}

/**
 * Returns the findings for the page that the form displays. `current` is the page's document, and
 * `markers` are the form's validation markers. The findings are about `value`, a debounced copy of
 * `current`. `isWhole` is false until the dataset's facts are loaded.
 */
export function usePageFindings(
  current: unknown,
  markers: readonly ValidationMarker[],
  site: string,
): { findings: Finding[]; isWhole: boolean; value: unknown } {
  const value = useSettled(current);
  const facts = useFacts(value, site);
  const findings = useMemo(
    () => checkPage({ value, markers, facts, site }),
    [value, markers, facts, site],
  );
  return { findings, isWhole: facts !== null, value };
}
