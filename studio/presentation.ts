import { defineDocuments, presentationTool } from "sanity/presentation";
import { say } from "./i18n/say.ts";
import { pageOfRoute } from "./page-address.ts";
import { ComposingHeader } from "./presentation/composing-header.tsx";
import { locations } from "./presentation/locations.ts";

/** Which document the previewed address shows. */
const mainDocuments = defineDocuments([
  {
    route: "/:language{/*slug}",
    resolve: ({ params: route }) => {
      const params = pageOfRoute(route);
      const filter = `_type == "page" && language == $language && slug.current == $slug`;
      return params === null ? undefined : { filter, params };
    },
  },
]);

/** Editing beside the site itself, drafts included. */
export function presentation(siteUrl: string) {
  return presentationTool({
    title: say("Preview"),
    previewUrl: {
      initial: siteUrl,
      previewMode: {
        enable: "/api/draft-mode/enable",
        disable: "/api/draft-mode/disable",
        // Sanity's own link for everyone never ends and opens all gates; ours does neither (decision 019).
        shareAccess: false,
      },
    },
    allowOrigins: [siteUrl],
    resolve: { mainDocuments, locations },
    components: { unstable_header: { component: ComposingHeader } },
  });
}
