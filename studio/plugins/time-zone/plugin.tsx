import { definePlugin, isStringInputProps, type LayoutProps, type StringInputProps } from "sanity";
import { DateTimeInput } from "./date-time-input.tsx";
import { useFollowSettings } from "./follow-settings.ts";

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
