import {
  definePlugin,
  isStringInputProps,
  type LayoutProps,
  type StringInputProps,
  useClient,
} from "sanity";
import { DateTimeInput } from "./date-time-input.tsx";
import { useEffect } from "react";
import { switchMap } from "rxjs";
import * as z from "zod";
import { retryLater } from "../connection/follow-query.ts";
import { setSiteTimeZone } from "./site-time-zone.ts";
import { apiVersion } from "../../lib/api-version.ts";

const query = `*[_id == "localeSettings"][0].timeZone`;
const stored = z.string().nullable().catch(null);

/** Reads the site's time zone, and follows its changes. */
function useFollowSettings(): void {
  const client = useClient({ apiVersion });
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

function FollowedLayout(props: LayoutProps) {
  useFollowSettings();
  return props.renderDefault(props);
}

const isDateTime = ({ schemaType }: StringInputProps): boolean =>
  schemaType.name === "datetime" || schemaType.type?.name === "datetime";

/** Plugin that displays and reads the times of documents in the site's time zone. [PAGE-4] */
export const timeZone = definePlugin({
  name: "time-zone",
  studio: { components: { layout: FollowedLayout } },
  form: {
    components: {
      input: (props) =>
        isStringInputProps(props) && isDateTime(props) ? (
          <DateTimeInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
