/** Every text of the banner, in the language of the page. */
export type BannerTexts = {
  heading: string;
  text: string;
  policy: string;
  /** Path of the privacy policy; null where the site has none. */
  policyHref: string | null;
  acceptAll: string;
  rejectAll: string;
  choose: string;
  save: string;
  close: string;
  choices: string;
  necessary: string;
  necessaryText: string;
  analytics: string;
  analyticsText: string;
  media: string;
  mediaText: string;
  signalled: string;
};
