import { addressed } from "@marquee/schemas/contract";
import { defineDocuments, presentationTool } from "sanity/presentation";
import { translate } from "./i18n/translate.ts";
import { pageOfRoute } from "./page-address.ts";
import { ComposingHeader } from "./plugins/composing/composing-header.tsx";
import { locations } from "./plugins/presentation/locations.ts";

/** Maps the URL in the preview to its page document. */
const mainDocuments = defineDocuments([
  {
    route: "/:language{/*slug}",
    resolve: ({ params: route }) => {
      const params = pageOfRoute(route);
      const filter = `${addressed} && language == $language && slug.current == $slug`;
      return params === null ? undefined : { filter, params };
    },
  },
]);

/** Returns the Presentation tool, which previews the site with its drafts. */
export function presentation(siteUrl: string) {
  return presentationTool({
    title: translate("Preview"),
    previewUrl: {
      initial: siteUrl,
      previewMode: {
        enable: "/api/draft-mode/enable",
        disable: "/api/draft-mode/disable",
        // Disables Sanity's share links, because they never expire and open all gates. Our own
        // links expire and keep gates closed (decision 019).
        shareAccess: false,
      },
    },
    allowOrigins: [siteUrl],
    resolve: { mainDocuments, locations },
    components: { unstable_header: { component: ComposingHeader } },
  });
}
