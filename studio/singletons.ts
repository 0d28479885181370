import { singletonSchemas } from "@marquee/schemas/studio";
import type { DocumentActionsResolver, NewDocumentOptionsResolver, Template } from "sanity";
import { say } from "./i18n/say.ts";

const types = new Set<string>(singletonSchemas.map(({ name }) => name));

/** What an editor may do with a document that exists once: never copy it, take it offline or delete it. */
const allowed = new Set(["publish", "discardChanges", "discardVersion", "restore"]);

/** The actions of a document's menu. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  types.has(schemaType)
    ? actions.filter(({ action }) => action !== undefined && allowed.has(action))
    : actions;

/** What "Create" offers: settings exist already. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !types.has(templateId) && templateId !== pageInLanguage);

/** Name of the template that makes a page of a given language, at a given address where one is named. */
export const pageInLanguage = "pageInLanguage";

/** Starting values of new documents. */
export const templates = (known: Template[]): Template[] => [
  ...known.filter(({ schemaType }) => !types.has(schemaType)),
  {
    id: pageInLanguage,
    title: say("Page"),
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
