import {
  defineDocuments,
  defineLocations,
  presentationTool,
  type DocumentLocationResolvers,
} from "sanity/presentation";
import { singletonSchemas } from "@marquee/schemas/studio";
import { say } from "./i18n/say.ts";
import { pageOfRoute, pagePath } from "./page-address.ts";
import { ComposingHeader } from "./presentation/composing-header.tsx";

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

/** Where a document is shown on the site. */
const locations: DocumentLocationResolvers = {
  page: defineLocations({
    select: { title: "title", language: "language", slug: "slug.current" },
    resolve: (page) => {
      const href = pagePath(page);
      return href === null
        ? { message: "Give the page a language and an address to see it here.", tone: "caution" }
        : { locations: [{ title: String(page?.["title"] ?? href), href }] };
    },
  }),
  redirect: defineLocations({
    select: { from: "from" },
    resolve: (redirect) => ({
      message: `Answers at ${String(redirect?.["from"] ?? "no address yet")}, where no page stands.`,
    }),
  }),
  ...Object.fromEntries(
    singletonSchemas.map(({ name }) => [
      name,
      defineLocations({ message: "Used on every page of the site.", tone: "positive" }),
    ]),
  ),
};

/** Editing beside the site itself, drafts included. */
export function presentation(siteUrl: string) {
  return presentationTool({
    title: say("Preview"),
    previewUrl: {
      initial: siteUrl,
      previewMode: { enable: "/api/draft-mode/enable", disable: "/api/draft-mode/disable" },
    },
    allowOrigins: [siteUrl],
    resolve: { mainDocuments, locations },
    components: { unstable_header: { component: ComposingHeader } },
  });
}
