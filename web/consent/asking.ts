import type { ConsentTexts } from "./consent-texts.ts";

/** What whoever asks for consent is told, the banner and the dialog alike. */
export type AskingProps = {
  texts: ConsentTexts;
  /** A choice is made under it. */
  policyVersion: number;
  /** Cookies of the tags, besides Google's, that go with a refusal; null: none goes, since the choice is a previewed one. */
  tagCookies: readonly string[] | null;
};
