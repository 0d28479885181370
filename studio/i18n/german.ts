import { blockWords } from "./german/blocks.ts";
import { documentWords } from "./german/documents.ts";
import { fieldWords, sameInGerman } from "./german/fields.ts";
import { listWords } from "./german/lists.ts";
import { pageCheckWords } from "./german/page-checks.ts";
import { helpWords } from "./german/help.ts";
import { checkWords } from "./german/preview-check.ts";
import { presentationWords } from "./german/presentation.ts";
import { shareWords } from "./german/share.ts";
import { signInWords } from "./german/sign-in.ts";
import { studioWords } from "./german/studio.ts";
import { templateWords } from "./german/templates.ts";
import { translationWords } from "./german/translations.ts";
import { weightWords } from "./german/weight.ts";

export { ruleWords } from "./german/rules.ts";

/** The studio's own words and those of its forms in German, by the English ones; a test sees that none is missing. */
export const german: Readonly<Record<string, string>> = {
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
