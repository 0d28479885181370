import { isAddressed } from "@marquee/schemas/contract";
import {
  setAccountCounts,
  setEditorsTimeZone,
  setListTranslation,
  schemaTypes,
} from "@marquee/schemas/studio";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { pageChecks, withChecks } from "./plugins/checks/page-checks.ts";
import { withReleaseRule } from "./plugins/checks/release/breaks-the-site.ts";
import { releaseChecks } from "./plugins/checks/release/release-checks.tsx";
import { withSchedulePermission } from "./plugins/checks/schedule-permission.ts";
import { animationCheck } from "./inputs/animation-check.tsx";
import { createAnimationCheck, withAnimationWarning } from "./inputs/check-animation.ts";
import { videoCheck } from "./inputs/video-check.tsx";
import { createVideoCheck, withVideoWarning } from "./inputs/check-video.ts";
import { LampIcon } from "./ui/lamp-icon.tsx";
import { correctPerspective } from "./drafts-perspective.ts";
import { addressByPlainHost } from "./internals/plain-host.ts";
import { withoutOwnAddresses } from "./inputs/own-addresses.ts";
import { languages } from "./plugins/languages/code-input.tsx";
import { links } from "./plugins/links/plugin.tsx";
import { media } from "./plugins/media/plugin.tsx";
import { withVisibleReasons } from "./ui/visible-reasons.ts";
import { narrowPanes } from "./ui/narrow-panes.tsx";
import { newItemFocus } from "./inputs/new-item-focus.tsx";
import { tableCells } from "./inputs/table-cells.tsx";
import { pageRedirects } from "./inputs/page-redirects.tsx";
import { siteLanguageInput } from "./inputs/site-language.tsx";
import { sharedTexts } from "./inputs/shared-texts.tsx";
import { searchPreview } from "./inputs/search-preview.tsx";
import { withTokenSyncOrigins } from "./inputs/token-sync-origins.ts";
import { withProtectedHomePage } from "./plugins/home-page/protect-home-page.tsx";
import { makeHomePage } from "./plugins/home-page/make-home-page.tsx";
import { withOwnAddresses } from "./plugins/duplicate/duplicate-page.ts";
import { connectionLoss } from "./plugins/connection/plugin.tsx";
import { containPlugin } from "./ui/contain-plugin.tsx";
import { embeddedWorkspace, keepSession, withoutCloud } from "./embedded.ts";
import { studioLanguages } from "./i18n/plugin.tsx";
import { inStudioLanguage, translate } from "./i18n/translate.ts";
import { pageUrl } from "./page-address.ts";
import { presentation } from "./presentation.ts";
import { pasting } from "./plugins/pasting/plugin.tsx";
import { previewCheck } from "./plugins/preview-check/plugin.ts";
import { withoutBlocks } from "./lib/without-blocks.ts";
import { hiddenBlocks, ownPlugins } from "./own/studio.ts";
import { studioSettings } from "./runtime-settings.ts";
import { documentActions, newDocumentOptions, templates } from "./singletons.ts";
import { singletons } from "./plugins/singletons/recreated-form.tsx";
import { pageShare } from "./plugins/share/page-share.ts";
import { withSubmissionsFirst } from "./plugins/submissions/delete-form.ts";
import { accountsOnSite } from "./plugins/sign-in-methods/account-counts.ts";
import { submissions } from "./plugins/submissions/plugin.tsx";
import { structure } from "./structure.ts";
import { templates as pageTemplates } from "./plugins/templates/plugin.tsx";
import { theme } from "./theme.ts";
import { withPagePicture } from "./plugins/pages/page-picture.tsx";
import { checkFont, withFontRule } from "./plugins/theme/check-font.ts";
import { themes } from "./plugins/theme/plugin.tsx";
import { createDefaultsFetch } from "./plugins/translations/texts-form/fetch-defaults.ts";
import { withTextRule } from "./plugins/translations/texts-form/text-rule.ts";
import { withTranslationLinks } from "./plugins/translations/restore-page.ts";
import { translations } from "./plugins/translations/translations.ts";
import { withRemoval } from "./plugins/removal/with-removal.tsx";
import { trash } from "./plugins/trash/plugin.tsx";
import { blockTimes } from "./plugins/timed-blocks/block-times.tsx";
import { timeZone } from "./plugins/time-zone/plugin.tsx";
import { siteTimeZone } from "./plugins/time-zone/site-time-zone.ts";
import { pageWeight } from "./plugins/page-weight/page-weight.ts";

const { projectId, dataset, lakeUrl, previewUrl, tokenSyncOrigins } = studioSettings;
if (lakeUrl !== null) addressByPlainHost(lakeUrl);
// The command line of Sanity also reads this file, without a page.
if ("window" in globalThis) correctPerspective(window);
if ("window" in globalThis && lakeUrl !== null) keepSession(window, projectId);
setListTranslation(translate);
setEditorsTimeZone(siteTimeZone);
setAccountCounts(accountsOnSite(previewUrl));
const checkVideo = createVideoCheck();
const checkAnimation = createAnimationCheck();
const fetchDefaults = createDefaultsFetch();
const withPageChecks = withChecks(previewUrl);
// The dynamic import behind this condition keeps Vision out of the production bundle.
const developmentTools =
  process.env.NODE_ENV === "development" ? [(await import("@sanity/vision")).visionTool()] : [];

export default defineConfig({
  name: "default",
  title: "Marquee",
  icon: LampIcon,
  theme,
  projectId,
  dataset,
  plugins: [
    structureTool({ title: translate("Content"), structure: structure(previewUrl) }),
    presentation(previewUrl),
    ...[
      animationCheck({ site: previewUrl, checkAnimation }),
      videoCheck({ site: previewUrl, checkVideo }),
      pageRedirects(),
      pageChecks({ site: previewUrl }),
      searchPreview({ site: previewUrl }),
      translations({ site: previewUrl, fetchDefaults }),
      pageTemplates(),
      singletons(),
      languages(),
      links(),
      media(),
      submissions(),
      newItemFocus(),
      siteLanguageInput(),
      sharedTexts(),
      pasting(),
      tableCells(),
      trash(),
      blockTimes(),
      timeZone(),
      themes({ site: previewUrl }),
      pageWeight({ site: previewUrl }),
      pageShare({ site: previewUrl }),
      previewCheck({
        place: { site: previewUrl, project: projectId, dataset },
        service: lakeUrl === null ? "hosted" : "embedded",
      }),
      studioLanguages(),
      narrowPanes(),
      connectionLoss(),
      ...ownPlugins,
    ].map(containPlugin),
    ...developmentTools,
  ],
  schema: {
    types: schemaTypes
      .map((type) => withoutBlocks(type, hiddenBlocks))
      .map((type) => withVideoWarning(type, { site: previewUrl, checkVideo }))
      .map((type) => withAnimationWarning(type, { site: previewUrl, checkAnimation }))
      .map((type) => withTextRule(type, { site: previewUrl, fetchDefaults }))
      .map((type) => withFontRule(type, { site: previewUrl, checkFont }))
      .map((type) => withTokenSyncOrigins(type, tokenSyncOrigins))
      .map((type) => withoutOwnAddresses(type, previewUrl))
      .map((type) => withReleaseRule(type, previewUrl))
      .map((type) => withPagePicture(type))
      .map((type) => inStudioLanguage(type)),
    templates,
  },
  document: {
    actions: (actions, context) => {
      const allowed = withRemoval(withSchedulePermission(documentActions(actions, context)));
      if (context.schemaType === "form") return withVisibleReasons(withSubmissionsFirst(allowed));
      if (!isAddressed(context.schemaType)) return withVisibleReasons(allowed);
      const checked = withPageChecks(withTranslationLinks(withOwnAddresses(allowed)));
      // Only a page can be a home page.
      if (context.schemaType !== "page") return withVisibleReasons(checked);
      return withVisibleReasons([...withProtectedHomePage(checked), makeHomePage]);
    },
    newDocumentOptions,
    productionUrl: async (url, { document }) =>
      isAddressed(document._type) ? pageUrl(document, previewUrl) : url,
  },
  // The workspace and not a plugin defines this action, because the Studio ignores the release actions
  // of plugins if the workspace itself defines none.
  releases: { actions: [releaseChecks] },
  // Reference fields order their results with this strategy.
  search: { strategy: "groq2024" },
  ...withoutCloud,
  ...(lakeUrl === null ? {} : embeddedWorkspace(lakeUrl)),
});
