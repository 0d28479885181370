import { BarChartIcon } from "@sanity/icons/BarChart";
import { lazy } from "react";
import { defineDocumentInspector, definePlugin } from "sanity";
import { translate } from "../../i18n/translate.ts";

/**
 * Plugin with an inspector for a page's weight: the transferred bytes of images, animations and scripts, by block and
 * against their budgets.
 */
export const pageWeight = definePlugin<{ site: string }>(({ site }) => {
  const inspector = defineDocumentInspector({
    name: "weight",
    useMenuItem: () => ({
      title: translate("Page weight"),
      icon: BarChartIcon,
      showAsAction: true,
    }),
    component: lazy(async () => {
      const { weightInspector } = await import("./weight-inspector.tsx");
      return { default: weightInspector(site) };
    }),
  });
  return {
    name: "page-weight",
    document: {
      inspectors: (inspectors, { documentType }) =>
        documentType === "page" ? [...inspectors, inspector] : inspectors,
    },
  };
});
