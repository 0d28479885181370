import { isAddressed } from "@marquee/schemas/contract";
import { BarChartIcon } from "@sanity/icons/BarChart";
import { useMediaIndex } from "@sanity/ui";
import { lazy } from "react";
import { defineDocumentInspector, definePlugin } from "sanity";
import { translate } from "../../i18n/translate.ts";

/** Highest media index of Sanity UI that counts as a phone: that of windows 360 to 599 pixels wide. */
const phone = 1;

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
      // On a phone, lists the inspector in the menu instead of the header. The header has no room
      // for the button beside the buttons of the other inspectors.
      showAsAction: useMediaIndex() > phone,
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
        isAddressed(documentType) ? [...inspectors, inspector] : inspectors,
    },
  };
});
