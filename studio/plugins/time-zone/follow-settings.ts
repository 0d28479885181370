import { useEffect } from "react";
import { switchMap } from "rxjs";
import { useClient } from "sanity";
import * as z from "zod";
import { retryLater } from "../connection/follow-query.ts";
import { setSiteTimeZone } from "./site-time-zone.ts";

const query = `*[_id == "localeSettings"][0].timeZone`;
const stored = z.string().nullable().catch(null);

/** Reads the site's time zone, and follows its changes. */
export function useFollowSettings(): void {
  const client = useClient({ apiVersion: "2025-02-19" });
  useEffect(() => {
    const published = client.withConfig({ perspective: "raw" });
    const events = ["welcome", "mutation"] as const;
    const changes = published.listen(query, {}, { events: [...events], includeResult: false });
    const subscription = changes
      .pipe(
        switchMap(() => published.fetch<unknown>(query)),
        retryLater(),
      )
      .subscribe((timeZone) => setSiteTimeZone(stored.parse(timeZone)));
    return () => subscription.unsubscribe();
  }, [client]);
}
