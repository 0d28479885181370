/** What a category is called, and what it covers. */
export type CategoryTexts = { name: string; text: string };

/** Every text of the question for consent, in the language of the page. */
export type ConsentTexts = {
  heading: string;
  text: string;
  policy: string;
  /** Path of the privacy policy; null where the site has none. */
  policyHref: string | null;
  acceptAll: string;
  rejectAll: string;
  choose: string;
  /** Of the footer's button, and of the dialog that it opens. */
  open: string;
  intro: string;
  /** With `{{date}}` in it. */
  chosen: string;
  unchosen: string;
  choices: string;
  necessary: CategoryTexts;
  /** Null without a tag manager: nobody is asked about it then. */
  analytics: CategoryTexts | null;
  media: CategoryTexts;
  signalled: string;
  save: string;
  close: string;
};
