import { TranslateIcon } from "@sanity/icons/Translate";
import { lazy } from "react";
import { defineDocumentInspector, definePlugin } from "sanity";
import { INSPECTOR } from "./inspector-name.ts";

const languagesInspector = defineDocumentInspector({
  name: INSPECTOR,
  component: lazy(() =>
    import("./languages-inspector.tsx").then(({ LanguagesInspector }) => ({
      default: LanguagesInspector,
    })),
  ),
  useMenuItem: ({ documentType }) => ({
    title: "Languages",
    icon: TranslateIcon,
    showAsAction: true,
    hidden: documentType !== "page",
  }),
});

/**
 * Languages at work: beside a page's form the same page in every language, which are missing and which are older than
 * the page they were made from; making one from another, comparing them, and saying that one is up to date. [I18N-3]
 */
export const translations = definePlugin({
  name: "translations",
  document: {
    inspectors: (inspectors, { documentType }) =>
      documentType === "page" ? [...inspectors, languagesInspector] : inspectors,
  },
});
