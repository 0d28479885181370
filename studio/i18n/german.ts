import { blockWords } from "./german/blocks.ts";
import { documentWords } from "./german/documents.ts";
import { fieldNoteWords } from "./german/field-notes.ts";
import { fieldWords, sameInGerman } from "./german/fields.ts";
import { listWords } from "./german/lists.ts";
import { pageCheckWords } from "./german/page-checks.ts";
import { fileProblems } from "./german/file-problems.ts";
import { helpWords } from "./german/help.ts";
import { checkWords } from "./german/preview-check.ts";
import { presentationWords } from "./german/presentation.ts";
import { formRules } from "./german/rules.ts";
import { shareWords } from "./german/share.ts";
import { signInWords } from "./german/sign-in.ts";
import { studioWords } from "./german/studio.ts";
import { templateWords } from "./german/templates.ts";
import { translationWords } from "./german/translations.ts";
import { weightWords } from "./german/weight.ts";

/** What rules say, and the site of files that it is asked about, in German by the English sentences. */
export const ruleWords: Readonly<Record<string, string>> = { ...formRules, ...fileProblems };

/** The studio's own words and those of its forms in German, by the English ones; a test sees that none is missing. */
export const german: Readonly<Record<string, string>> = {
  ...fieldNoteWords,
  ...fieldWords,
  ...blockWords,
  ...documentWords,
  ...signInWords,
  ...shareWords,
  ...checkWords,
  ...pageCheckWords,
  ...presentationWords,
  ...studioWords,
  ...helpWords,
  ...listWords,
  ...templateWords,
  ...translationWords,
  ...weightWords,
  ...Object.fromEntries(sameInGerman.map((word) => [word, word])),
};
