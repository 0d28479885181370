import { ownDocumentTypes, singletonSchemas } from "@marquee/schemas/studio";
import type { DocumentActionsResolver, NewDocumentOptionsResolver, Template } from "sanity";
import { themeTemplate } from "./plugins/theme/presets.ts";
import { translate } from "./i18n/translate.ts";

/** The types of the singletons, and the type of the interface texts, which has one document for each language. */
const types = new Set<string>([...singletonSchemas.map(({ name }) => name), "interfaceTexts"]);

/** Whether editors can't create further documents of a type. */
export const isSingletonType = (type: string): boolean => types.has(type);

/**
 * The document actions for a singleton. Other actions are hidden, so that editors can't duplicate,
 * unpublish or delete the singleton.
 */
const allowed = new Set(["publish", "discardChanges", "discardVersion", "restore"]);

/** Returns the document actions. For a singleton, returns only the actions in `allowed`. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  isSingletonType(schemaType)
    ? actions.filter(({ action }) => action !== undefined && allowed.has(action))
    : actions;

/**
 * Returns the id of the initial value template for a page, or for the owner's document of a type. Its parameters are a
 * language and, optionally, a slug.
 */
export const inLanguage = (type: string): string => `${type}InLanguage`;

const documentInLanguage = (schemaType: string, title: string): Template => ({
  id: inLanguage(schemaType),
  title,
  schemaType,
  parameters: [
    { name: "language", type: "string" },
    { name: "slug", type: "string" },
  ],
  value: ({ language, slug }: { language: string; slug?: string }) => ({
    language,
    ...(slug === undefined ? {} : { slug: { _type: "slug", current: slug } }),
  }),
});

const templatesInLanguage = [
  documentInLanguage("page", translate("Page")),
  ...ownDocumentTypes.map(({ name, title }) => documentInLanguage(name, translate(title))),
];

/**
 * Returns the options of a “Create” menu: all except the singletons and those in a language,
 * which require a parameter.
 */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(
    ({ templateId }) =>
      !isSingletonType(templateId) && !templatesInLanguage.some(({ id }) => id === templateId),
  );

/**
 * Adds the templates for a document in a given language. Replaces the template of themes by a template
 * with presets. Keeps the templates of the singletons, because the form of a singleton that is not
 * stored yet begins with their values. `newDocumentOptions` hides them from the “Create” menus.
 */
export const templates = (known: Template[]): Template[] => [
  ...known.filter(({ schemaType }) => schemaType !== themeTemplate.schemaType),
  themeTemplate,
  ...templatesInLanguage,
];
