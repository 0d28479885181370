import { StringIcon } from "@sanity/icons/String";
import { TranslateIcon } from "@sanity/icons/Translate";
import { createElement, lazy } from "react";
import { defineDocumentInspector, definePlugin } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { INSPECTOR } from "./inspector-name.ts";

const InterfaceTexts = lazy(async () => ({
  default: (await import("./interface-texts.tsx")).InterfaceTexts,
}));

const languagesInspector = defineDocumentInspector({
  name: INSPECTOR,
  component: lazy(async () => ({
    default: (await import("./languages-inspector.tsx")).LanguagesInspector,
  })),
  useMenuItem: ({ documentType }) => ({
    title: translate("Languages"),
    icon: TranslateIcon,
    showAsAction: true,
    hidden: documentType !== "page",
  }),
});

/**
 * Plugin for translations. An inspector lists a page's versions in all languages, creates and
 * compares them, and marks them as up to date [I18N-3]. A tool lists the missing interface texts of
 * the site [I18N-4].
 */
export const translations = definePlugin<{ site: string }>(({ site }) => ({
  name: "translations",
  tools: [
    {
      name: "texts",
      title: translate("Interface texts"),
      icon: StringIcon,
      component: () => createElement(InterfaceTexts, { site }),
    },
  ],
  document: {
    inspectors: (inspectors, { documentType }) =>
      documentType === "page" ? [...inspectors, languagesInspector] : inspectors,
  },
}));
