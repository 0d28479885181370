import { isAddressed } from "@marquee/schemas/contract";
import { TranslateIcon } from "@sanity/icons/Translate";
import { createElement, lazy } from "react";
import {
  defineDocumentInspector,
  definePlugin,
  type InputProps,
  type ObjectInputProps,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import { INSPECTOR } from "./inspector-name.ts";
import type { FetchDefaults } from "./texts-form/fetch-defaults.ts";

const TextsForm = lazy(async () => ({
  default: (await import("./texts-form/texts-form.tsx")).TextsForm,
}));

const isTextsForm = (props: InputProps): props is ObjectInputProps =>
  props.id === "root" && props.schemaType.name === "interfaceTexts";

const languagesInspector = defineDocumentInspector({
  name: INSPECTOR,
  component: lazy(async () => ({
    default: (await import("./languages-inspector.tsx")).LanguagesInspector,
  })),
  useMenuItem: ({ documentType }) => ({
    title: translate("Languages"),
    icon: TranslateIcon,
    showAsAction: true,
    hidden: !isAddressed(documentType),
  }),
});

/**
 * Plugin for translations. An inspector lists a page's versions in all languages, creates and
 * compares them, and marks them as up to date [I18N-3]. A form changes the interface texts of one language [I18N-1].
 */
export const translations = definePlugin<{ site: string; fetchDefaults: FetchDefaults }>(
  ({ site, fetchDefaults }) => ({
    name: "translations",
    form: {
      components: {
        input: (props: InputProps) =>
          isTextsForm(props)
            ? createElement(TextsForm, { site, fetchDefaults, form: props })
            : props.renderDefault(props),
      },
    },
    document: {
      inspectors: (inspectors, { documentType }) =>
        isAddressed(documentType) ? [...inspectors, languagesInspector] : inspectors,
    },
  }),
);
