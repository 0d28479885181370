import { blockWords } from "./german/blocks.ts";
import { connectionTexts } from "./german/connection.ts";
import { documentWords } from "./german/documents.ts";
import { fieldNoteWords, fieldWords, sameInGerman } from "./german/fields.ts";
import { languageTexts, usedSettingRules } from "./german/languages.ts";
import { listWords } from "./german/lists.ts";
import { pageCheckWords } from "./german/page-checks.ts";
import { fileProblems, previewProblems } from "./german/site-problems.ts";
import { helpWords } from "./german/help.ts";
import { homePageTexts } from "./german/home-page.ts";
import { checkWords } from "./german/preview-check.ts";
import { mediaWords } from "./german/media.ts";
import { pageListRuleWords, pageListWords } from "./german/page-lists.ts";
import { formWords } from "./german/forms.ts";
import { pageWords } from "./german/pages.ts";
import { presentationWords, studioWords } from "./german/presentation.ts";
import { interfaceTextWords } from "./german/interface-texts.ts";
import { formRules } from "./german/rules.ts";
import { removalTexts } from "./german/removal.ts";
import { searchWords } from "./german/search-words.ts";
import { shareWords } from "./german/share.ts";
import { signInWords } from "./german/sign-in.ts";
import { templateWords } from "./german/templates.ts";
import { translationWords } from "./german/translations.ts";
import { themeWords } from "./german/theme.ts";
import { weightWords } from "./german/weight.ts";

/** German validation messages, and the site's messages about files and blocks. The keys are the English texts. */
export const ruleWords: Readonly<Record<string, string>> = {
  ...formRules,
  ...pageListRuleWords,
  ...usedSettingRules,
  ...fileProblems,
  ...previewProblems,
};

/**
 * German texts of the studio and its forms. The keys are the English texts. A test finds missing
 * texts.
 */
export const german: Readonly<Record<string, string>> = {
  ...fieldNoteWords,
  ...fieldWords,
  ...blockWords,
  ...documentWords,
  ...connectionTexts,
  ...signInWords,
  ...searchWords,
  ...shareWords,
  ...checkWords,
  ...pageCheckWords,
  ...presentationWords,
  ...studioWords,
  ...helpWords,
  ...homePageTexts,
  ...languageTexts,
  ...listWords,
  ...mediaWords,
  ...pageListWords,
  ...formWords,
  ...pageWords,
  ...removalTexts,
  ...templateWords,
  ...translationWords,
  ...interfaceTextWords,
  ...themeWords,
  ...weightWords,
  ...Object.fromEntries(sameInGerman.map((word) => [word, word])),
};
