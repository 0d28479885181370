import { blockTexts } from "./german/blocks.ts";
import { connectionTexts } from "./german/presentation.ts";
import { documentTexts } from "./german/documents.ts";
import { fieldNoteTexts, fieldTexts, sameInGerman } from "./german/fields.ts";
import { languageTexts, usedSettingRules } from "./german/languages.ts";
import { listTexts } from "./german/lists.ts";
import { pageCheckTexts } from "./german/page-checks.ts";
import { fileProblems, previewProblems } from "./german/site-problems.ts";
import { helpTexts } from "./german/help.ts";
import { homePageTexts } from "./german/pages.ts";
import { previewCheckTexts } from "./german/preview-check.ts";
import { mediaTexts } from "./german/media.ts";
import { pageListRuleTexts, pageListTexts } from "./german/page-lists.ts";
import { formTexts } from "./german/forms.ts";
import { pageTexts } from "./german/pages.ts";
import { presentationTexts, studioTexts } from "./german/presentation.ts";
import { textsFormTexts } from "./german/translations.ts";
import { formRules } from "./german/rules.ts";
import { removalTexts } from "./german/removal.ts";
import { searchTerms } from "./german/blocks.ts";
import { shareTexts } from "./german/share.ts";
import { signInTexts } from "./german/sign-in.ts";
import { templateTexts } from "./german/templates.ts";
import { translationTexts } from "./german/translations.ts";
import { themeTexts } from "./german/theme.ts";
import { weightTexts } from "./german/weight.ts";

/** German validation messages, and the site's messages about files and blocks. The keys are the English texts. */
export const ruleTexts: Readonly<Record<string, string>> = {
  ...formRules,
  ...pageListRuleTexts,
  ...usedSettingRules,
  ...fileProblems,
  ...previewProblems,
};

/**
 * German texts of the studio and its forms. The keys are the English texts. A test finds missing
 * texts.
 */
export const german: Readonly<Record<string, string>> = {
  ...fieldNoteTexts,
  ...fieldTexts,
  ...blockTexts,
  ...documentTexts,
  ...connectionTexts,
  ...signInTexts,
  ...searchTerms,
  ...shareTexts,
  ...previewCheckTexts,
  ...pageCheckTexts,
  ...presentationTexts,
  ...studioTexts,
  ...helpTexts,
  ...homePageTexts,
  ...languageTexts,
  ...listTexts,
  ...mediaTexts,
  ...pageListTexts,
  ...formTexts,
  ...pageTexts,
  ...removalTexts,
  ...templateTexts,
  ...translationTexts,
  ...textsFormTexts,
  ...themeTexts,
  ...weightTexts,
  ...Object.fromEntries(sameInGerman.map((text) => [text, text])),
};
