import { Stack, Text } from "@sanity/ui";
import { definePlugin, getPublishedId, type InputProps, useFormValue } from "sanity";
import * as z from "zod";
import { translate } from "../i18n/translate.ts";
import { FixCard } from "../ui/fix-card.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { useBusy } from "../ui/use-busy.ts";
import { useMay } from "../ui/use-may.ts";
import { storedPath, usePageRedirects } from "./use-page-redirects.ts";

const slugValue = z.object({ current: z.string() });

/** Warns that an old URL will return 404, and offers to create a redirect. */
function Offer({ lost, redirect }: { lost: string; redirect: () => Promise<unknown> }) {
  const { isBusy, run } = useBusy();
  const mayCreate = useMay("create", { _id: "new", _type: "redirect" });
  return (
    <FixCard
      problem={translate("Without a redirect, links to the old URL {path} lead to an error page.", {
        path: lost,
      })}
      action={translate("Create redirect")}
      isBusy={isBusy}
      isDisabled={!mayCreate}
      fix={() => void run(translate("The redirect was not created"), redirect)}
    />
  );
}

function RedirectedAddress(props: InputProps) {
  const id = getPublishedId(String(useFormValue(["_id"])));
  const language = useFormValue(["language"]);
  const slug = slugValue.safeParse(props.value).data?.current;
  const { leading, lost, redirectFrom } = usePageRedirects(id, storedPath({ language, slug }));
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element must not contain cards */}
      <div role="status">
        {lost === null ? null : <Offer lost={lost} redirect={() => redirectFrom(lost)} />}
      </div>
      {leading.length === 0 ? null : (
        <Text size={1} muted>
          {translate("Redirects to this page:")}{" "}
          {leading.map(({ _id, from }, index) => (
            <span key={_id}>
              {index === 0 ? null : ", "}
              <TextLink id={_id} type="redirect">
                {from}
              </TextLink>
            </span>
          ))}
        </Text>
      )}
    </Stack>
  );
}

/** Whether the input is a page's slug. Only pages have a slug at the top level of the document. */
const isPageAddress = ({ schemaType, path }: InputProps): boolean =>
  schemaType.name === "slug" && path.length === 1;

/** Plugin that offers a redirect when an editor changes the URL of a published page. [PAGE-8] */
export const pageRedirects = definePlugin({
  name: "page-redirects",
  form: {
    components: {
      input: (props) =>
        isPageAddress(props) ? <RedirectedAddress {...props} /> : props.renderDefault(props),
    },
  },
});
