import { isAddressed } from "@marquee/schemas/contract";
import { LinkIcon } from "@sanity/icons/Link";
import { lazy } from "react";
import { defineDocumentInspector, definePlugin } from "sanity";
import { translate } from "../../i18n/translate.ts";

/**
 * Plugin with an inspector for preview links. Anyone with a link can view the site with its drafts, until the link
 * expires or an editor revokes it.
 */
export const pageShare = definePlugin<{ site: string }>(({ site }) => {
  const inspector = defineDocumentInspector({
    name: "share",
    useMenuItem: () => ({ title: translate("Share preview"), icon: LinkIcon, showAsAction: true }),
    component: lazy(async () => {
      const { shareInspector } = await import("./share-inspector.tsx");
      return { default: shareInspector(site) };
    }),
  });
  return {
    name: "page-share",
    document: {
      inspectors: (inspectors, { documentType }) =>
        isAddressed(documentType) ? [...inspectors, inspector] : inspectors,
    },
  };
});
