import { interfaceTextsId } from "@marquee/schemas/contract";
import { ownDocumentTypes, singletonSchemas } from "@marquee/schemas/studio";
import { BlockElementIcon } from "@sanity/icons/BlockElement";
import { ClipboardIcon } from "@sanity/icons/Clipboard";
import { CogIcon } from "@sanity/icons/Cog";
import { ComponentIcon } from "@sanity/icons/Component";
import { ColorWheelIcon } from "@sanity/icons/ColorWheel";
import { ControlsIcon } from "@sanity/icons/Controls";
import { DocumentIcon } from "@sanity/icons/Document";
import { DocumentsIcon } from "@sanity/icons/Documents";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { LockIcon } from "@sanity/icons/Lock";
import { RocketIcon } from "@sanity/icons/Rocket";
import { TagIcon } from "@sanity/icons/Tag";
import { StringIcon } from "@sanity/icons/String";
import { ThListIcon } from "@sanity/icons/ThList";
import { TrashIcon } from "@sanity/icons/Trash";
import { TransferIcon } from "@sanity/icons/Transfer";
import { TranslateIcon } from "@sanity/icons/Translate";
import { UsersIcon } from "@sanity/icons/Users";
import { createElement, type FunctionComponent } from "react";
import { map } from "rxjs";
import type {
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from "sanity/structure";
import { themeItems } from "./plugins/theme/presets.ts";
import { translate } from "./i18n/translate.ts";
import { ownStructure } from "./own/studio.ts";
import { lazyPane } from "./ui/contain-plugin.tsx";
import { inLanguage } from "./singletons.ts";
import { type SiteLanguage, siteLanguages } from "./site-languages.ts";
import {
  type OfferedTemplate,
  templateItems,
  templatesFor,
} from "./plugins/templates/page-from-template.ts";
import { apiVersion } from "./lib/api-version.ts";

const settingsIcons: Record<string, typeof CogIcon> = {
  siteSettings: EarthGlobeIcon,
  localeSettings: TranslateIcon,
  authSettings: LockIcon,
  consentSettings: ControlsIcon,
};

/**
 * Returns the studio's root pane. It lists the introduction, the pages by language, the redirects, the reusable blocks,
 * the topics and authors, the page templates, and the settings. `site` is the site's base URL.
 */
export function structure(site: string): StructureResolver {
  const panes = {
    AllPages: lazyPane("pages", async () => {
      const { PagesTable } = await import("./plugins/pages/pages-table.tsx");
      return { default: () => createElement(PagesTable, { site }) };
    }),
    AllTexts: lazyPane("texts", async () => {
      const { InterfaceTexts } = await import("./plugins/translations/interface-texts.tsx");
      return { default: () => createElement(InterfaceTexts, { site }) };
    }),
  };
  return (S, context) => rootList(S, context, panes);
}

const Start = lazyPane("start-here", async () => ({
  default: (await import("./plugins/start-here/start-here.tsx")).StartHere,
}));

const Trash = lazyPane("trash", async () => ({
  default: (await import("./plugins/trash/trash-list.tsx")).TrashList,
}));

const rootList = (
  S: StructureBuilder,
  context: StructureResolverContext,
  { AllPages, AllTexts }: Readonly<Record<"AllPages" | "AllTexts", FunctionComponent>>,
) =>
  S.list()
    .title(translate("Content"))
    .items([
      S.listItem()
        .id("start")
        .title(translate("Get started"))
        .icon(RocketIcon)
        .child(S.component(Start).id("start").title(translate("Get started"))),
      S.divider(),
      S.listItem()
        .id("pages")
        .title(translate("Pages"))
        .icon(DocumentsIcon)
        .child(() =>
          siteLanguages(context.documentStore).pipe(
            map(({ languages }) => languageList(S, languages, context, AllPages)),
          ),
        ),
      ...ownDocumentTypes.map((type) =>
        S.listItem()
          .id(type.name)
          .title(translate(type.plural))
          .icon(type.icon ?? DocumentIcon)
          .child(() =>
            siteLanguages(context.documentStore).pipe(
              map(({ languages }) => ownDocumentList(S, languages, type)),
            ),
          ),
      ),
      S.listItem()
        .id("redirects")
        .title(translate("Redirects"))
        .icon(TransferIcon)
        .child(
          S.documentTypeList("redirect")
            .id("redirects")
            .title(translate("Redirects"))
            .defaultOrdering([{ field: "from", direction: "asc" }]),
        ),
      S.listItem()
        .id("reusable-blocks")
        .title(translate("Reusable blocks"))
        .icon(ComponentIcon)
        .child(
          S.documentTypeList("reusableBlock")
            .id("reusable-blocks")
            .title(translate("Reusable blocks"))
            .defaultOrdering([{ field: "title", direction: "asc" }]),
        ),
      S.listItem()
        .id("topics")
        .title(translate("Topics"))
        .icon(TagIcon)
        .child(
          S.documentTypeList("topic")
            .id("topics")
            .title(translate("Topics"))
            .defaultOrdering([{ field: "title", direction: "asc" }]),
        ),
      S.listItem()
        .id("authors")
        .title(translate("Authors"))
        .icon(UsersIcon)
        .child(
          S.documentTypeList("author")
            .id("authors")
            .title(translate("Authors"))
            .defaultOrdering([{ field: "name", direction: "asc" }]),
        ),
      S.listItem()
        .id("forms")
        .title(translate("Forms"))
        .icon(ClipboardIcon)
        .child(
          S.documentTypeList("form")
            .id("forms")
            .title(translate("Forms"))
            .defaultOrdering([{ field: "title", direction: "asc" }]),
        ),
      S.listItem()
        .id("templates")
        .title(translate("Page templates"))
        .icon(BlockElementIcon)
        .child(
          S.documentTypeList("template")
            .id("templates")
            .title(translate("Page templates"))
            .defaultOrdering([{ field: "title", direction: "asc" }]),
        ),
      S.listItem()
        .id("themes")
        .title(translate("Themes"))
        .icon(ColorWheelIcon)
        .child(
          S.documentTypeList("theme")
            .id("themes")
            .title(translate("Themes"))
            .initialValueTemplates(themeItems(S)),
        ),
      ...ownStructure(S),
      S.divider(),
      ...singletonSchemas.map(({ name, title }) =>
        S.listItem()
          .id(name)
          .title(translate(title ?? name))
          .icon(settingsIcons[name] ?? CogIcon)
          .child(
            S.document()
              .schemaType(name)
              .documentId(name)
              .title(translate(title ?? name)),
          ),
      ),
      S.listItem()
        .id("interface-texts")
        .title(translate("Interface texts"))
        .icon(StringIcon)
        .child(() =>
          siteLanguages(context.documentStore).pipe(
            map(({ languages }) => textsList(S, languages, AllTexts)),
          ),
        ),
      S.divider(),
      S.listItem()
        .id("trash")
        .title(translate("Trash"))
        .icon(TrashIcon)
        .child(S.component(Trash).id("trash").title(translate("Trash"))),
    ]);

/** The ID of each item is the ID of its document, because Sanity then opens links to the document in this list. */
const textsList = (
  S: StructureBuilder,
  languages: readonly SiteLanguage[],
  AllTexts: FunctionComponent,
) =>
  S.list()
    .id("interface-texts")
    .title(translate("Interface texts"))
    .items([
      ...languages.map(({ code, name }) =>
        S.listItem()
          .id(interfaceTextsId(code))
          .title(name ?? code)
          .icon(StringIcon)
          .child(
            S.document()
              .schemaType("interfaceTexts")
              .documentId(interfaceTextsId(code))
              .title(name ?? code),
          ),
      ),
      S.divider(),
      S.listItem()
        .id("all")
        .title(translate("All languages"))
        .icon(StringIcon)
        .child(S.component(AllTexts).id("all").title(translate("All languages"))),
    ]);

const languageItem = (S: StructureBuilder, { code, name }: SiteLanguage) =>
  S.listItem()
    .id(code)
    .title(name ?? code);

function languageList(
  S: StructureBuilder,
  languages: readonly SiteLanguage[],
  context: StructureResolverContext,
  AllPages: FunctionComponent,
) {
  return S.list()
    .id("pages")
    .title(translate("Pages"))
    .items([
      ...languages.map((language) =>
        languageItem(S, language)
          .icon(DocumentsIcon)
          .child(() =>
            templatesFor(language.code, context).pipe(
              map((templates) => pagesIn(S, language, templates)),
            ),
          ),
      ),
      S.divider(),
      S.listItem()
        .id("all")
        .title(translate("All languages"))
        .icon(DocumentsIcon)
        .child(S.documentTypeList("page").id("all").title(translate("All pages"))),
      S.listItem()
        .id("manage")
        .title(translate("Manage pages"))
        .icon(ThListIcon)
        .child(S.component(AllPages).id("manage").title(translate("Manage pages"))),
    ]);
}

/** Returns the lists of the owner's documents of a type, by language. */
const ownDocumentList = (
  S: StructureBuilder,
  languages: readonly SiteLanguage[],
  { name: type, plural, icon = DocumentIcon }: (typeof ownDocumentTypes)[number],
) =>
  S.list()
    .id(type)
    .title(translate(plural))
    .items([
      ...languages.map((language) =>
        languageItem(S, language)
          .icon(icon)
          .child(documentsIn(S, type, language)),
      ),
      S.divider(),
      S.listItem()
        .id("all")
        .title(translate("All languages"))
        .icon(icon)
        .child(S.documentTypeList(type).id("all").title(translate("All languages"))),
    ]);

/** Returns the list of the documents of a type in a language. */
const documentsIn = (S: StructureBuilder, type: string, { code: language, name }: SiteLanguage) =>
  S.documentTypeList(type)
    .id(language)
    .title(name ?? language)
    .filter("_type == $type && language == $language")
    .params({ type, language })
    .apiVersion(apiVersion)
    .initialValueTemplates([S.initialValueTemplateItem(inLanguage(type), { language })]);

function pagesIn(
  S: StructureBuilder,
  language: SiteLanguage,
  templates: readonly OfferedTemplate[],
) {
  const { code } = language;
  return documentsIn(S, "page", language).initialValueTemplates([
    S.initialValueTemplateItem(inLanguage("page"), { language: code }).title(
      translate("Empty page"),
    ),
    ...templateItems(S, code, templates),
  ]);
}
