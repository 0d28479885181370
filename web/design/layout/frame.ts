import type { LocaleSettings, Look, SiteSettings } from "@marquee/schemas/types";
import type { Translate } from "../../i18n/translate.ts";

/** Props of the header and the footer (the page's frame). */
export type Frame = {
  settings: { site: SiteSettings; locale: LocaleSettings };
  language: string;
  /** Path of the page, by which the menus mark its link. Null if no menu can link to it. */
  path: string | null;
  /** The same page in other languages. */
  versions: readonly { language: string; slug: string }[];
  t: Translate;
  /** The look of the page, which determines the logo. */
  look: Look;
};

/** The site's texts and links in one language. */
export type SiteTexts = SiteSettings["languages"][number];

/** Returns the site's texts in one language: tagline, menu, footer. Undefined if there are none. */
export function siteTextsOf(site: SiteSettings, language: string): SiteTexts | undefined {
  return site.languages.find((texts) => texts.language === language);
}
