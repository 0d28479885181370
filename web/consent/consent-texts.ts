export type CategoryTexts = { name: string; text: string };

/** All consent texts, in the language of the page. */
export type ConsentTexts = {
  heading: string;
  text: string;
  policy: string;
  /** Path of the privacy policy; null where the site has none. */
  policyHref: string | null;
  acceptAll: string;
  rejectAll: string;
  choose: string;
  /** Label of the footer's button, and title of the dialog that it opens. */
  open: string;
  intro: string;
  /** Sentence about the time of the visitor's choice; contains the placeholder `{{date}}`. */
  chosen: string;
  unchosen: string;
  choices: string;
  necessary: CategoryTexts;
  /** Null without a tag manager: visitors are then not asked about statistics. */
  analytics: CategoryTexts | null;
  media: CategoryTexts;
  signalled: string;
  save: string;
  /** Announced after a choice without consent to media was saved. */
  saved: string;
  /** Announced after a choice with consent to media was saved. */
  savedMedia: string;
  close: string;
};
