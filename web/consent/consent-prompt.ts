import type { ConsentTexts } from "./consent-texts.ts";

/** Props that the consent banner and the consent dialog share. */
export type ConsentPromptProps = {
  texts: ConsentTexts;
  /** The policy version that is saved with a choice. */
  policyVersion: number;
  /** Cookies of tags other than Google's, deleted on refusal. Null in a preview, where nothing is deleted. */
  tagCookies: readonly string[] | null;
};
