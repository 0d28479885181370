import { Card, Stack, Text } from "@sanity/ui";
import { definePlugin, type InputProps, useFormValue } from "sanity";
import { translate } from "../i18n/translate.ts";
import { searchResultOf } from "./search-result.ts";

function PreviewedTexts({ site, props }: { site: string; props: InputProps }) {
  const { title, address, description } = searchResultOf(useFormValue([]), site);
  return (
    <Stack gap={4}>
      <Card padding={3} radius={2} border>
        <Stack gap={3}>
          <Text size={1} muted>
            {address}
          </Text>
          <Text size={2} weight="medium">
            {title.shown}
          </Text>
          <Text size={1} muted={description.shown === ""}>
            {description.shown ||
              translate(
                "The page has no description, so search engines display the site description.",
              )}
          </Text>
          <Text size={0} muted>
            {translate(
              "The title has {title} characters; search engines display about {maxTitle}. The description has {description} characters; search engines display about {maxDescription}.",
              {
                title: String(title.length),
                maxTitle: String(title.most),
                description: String(description.length),
                maxDescription: String(description.most),
              },
            )}
          </Text>
        </Stack>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}

const isOfPage = ({ path, schemaType }: InputProps): boolean =>
  path.length === 1 && path[0] === "seo" && schemaType.jsonType === "object";

/** Plugin that displays a preview of the page's search result above its SEO fields. */
export const searchPreview = definePlugin<{ site: string }>(({ site }) => ({
  name: "search-preview",
  form: {
    components: {
      input: (props) =>
        isOfPage(props) ? <PreviewedTexts site={site} props={props} /> : props.renderDefault(props),
    },
  },
}));
