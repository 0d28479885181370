import { singletonSchemas } from "@marquee/schemas/studio";
import type { DocumentActionsResolver, NewDocumentOptionsResolver, Template } from "sanity";
import { themePresets } from "./plugins/theme/presets.ts";
import { translate } from "./i18n/translate.ts";

const types = new Set<string>(singletonSchemas.map(({ name }) => name));

/**
 * The document actions for a singleton. Other actions are hidden, so that editors can't duplicate,
 * unpublish or delete the singleton.
 */
const allowed = new Set(["publish", "discardChanges", "discardVersion", "restore"]);

/** Returns the document actions: for a singleton, only those in `allowed`. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  types.has(schemaType)
    ? actions.filter(({ action }) => action !== undefined && allowed.has(action))
    : actions;

const presetIds = new Set(themePresets.map(({ id }) => id));

/**
 * Returns the options of a “Create” menu: all except the singletons and `pageInLanguage`, which
 * requires a parameter. The studio's own menu lists no presets of themes either; the list of themes
 * does.
 */
export const newDocumentOptions: NewDocumentOptionsResolver = (options, { creationContext }) =>
  options.filter(
    ({ templateId }) =>
      !types.has(templateId) &&
      templateId !== pageInLanguage &&
      !(creationContext.type === "global" && presetIds.has(templateId)),
  );

/**
 * Id of the initial value template for a page. Its parameters are a language and, optionally, a
 * slug.
 */
export const pageInLanguage = "pageInLanguage";

/**
 * Removes the initial value templates of the singletons. Adds the presets of themes, and a template
 * for a page in a given language.
 */
export const templates = (known: Template[]): Template[] => [
  ...known.filter(({ schemaType }) => !types.has(schemaType)),
  ...themePresets,
  {
    id: pageInLanguage,
    title: translate("Page"),
    schemaType: "page",
    parameters: [
      { name: "language", type: "string" },
      { name: "slug", type: "string" },
    ],
    value: ({ language, slug }: { language: string; slug?: string }) => ({
      language,
      ...(slug === undefined ? {} : { slug: { _type: "slug", current: slug } }),
    }),
  },
];
