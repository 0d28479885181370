import { submissionsDataset } from "@marquee/schemas/submission";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type SanityClient, useClient, useDataset } from "sanity";
import { useSettled } from "../../ui/use-settled.ts";
import { type Listed, listQuery, listShape, type View } from "./submission-queries.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Interval at which the list is loaded again, in ms. */
const RENEWAL = 15_000;

/** Returns a client for the dataset of submissions, with the rights of the person in the studio. */
export function useSubmissionsClient(): SanityClient {
  const client = useClient({ apiVersion });
  const dataset = submissionsDataset(useDataset());
  return useMemo(
    () => client.withConfig({ dataset, perspective: "raw", useCdn: false }),
    [client, dataset],
  );
}

export const loadSubmissions = async (client: SanityClient, view: View): Promise<Listed> => {
  const { query, params } = listQuery(view);
  return listShape.parse(await client.fetch<unknown>(query, params));
};

/**
 * Loads the submissions of a view, again every few seconds, and when `reload` is called. `listed` is
 * null until the first list is loaded. `isRefused` is true if they can't be read.
 */
export function useSubmissions(view: View) {
  const client = useSubmissionsClient();
  const { form, limit } = view;
  const search = useSettled(view.search);
  const [listed, setListed] = useState<Listed | null>(null);
  const [isRefused, setRefused] = useState(false);
  const load = useCallback(
    () => loadSubmissions(client, { search, form, limit }).catch(() => null),
    [client, search, form, limit],
  );
  useEffect(() => {
    let isOver = false;
    const renew = async () => {
      const found = await load();
      if (isOver) return;
      setRefused(found === null);
      if (found !== null) setListed(found);
    };
    void renew();
    const timer = setInterval(() => void renew(), RENEWAL);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [load]);
  const reload = async () => {
    const found = await load();
    setRefused(found === null);
    if (found !== null) setListed(found);
  };
  return { client, listed, isRefused, reload };
}
